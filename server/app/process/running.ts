/** Where the running server is reached from this machine: noted among its data, for the commands that work through it. */
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Config } from '../../kernel/config/config'

type Where = Pick<Config, 'dataFolder' | 'databaseUrl'>

const fileOf = (dataFolder: string) => path.join(dataFolder, 'address')

/** Which database it is, without the password that its address holds. */
function nameOf(databaseUrl: string | null): string {
  return databaseUrl ? createHash('sha256').update(databaseUrl).digest('hex') : 'embedded'
}

/** Notes the address, and which database is served there, for as long as this process lives. */
export function noteAddress({ dataFolder, databaseUrl }: Where, address: string): void {
  const file = fileOf(dataFolder)
  fs.mkdirSync(dataFolder, { recursive: true })
  fs.writeFileSync(file, `${address}\n${nameOf(databaseUrl)}\n`)
  process.once('exit', () => fs.rmSync(file, { force: true }))
}

/**
 * The address that was noted last, or null: also when it serves another database than the one that is asked for by name.
 * A killed server leaves the note behind, so ask whether a server answers there.
 */
export function notedAddress({ dataFolder, databaseUrl }: Where): string | null {
  try {
    const [address, database] = fs.readFileSync(fileOf(dataFolder), 'utf8').trim().split('\n')
    return databaseUrl && database !== nameOf(databaseUrl) ? null : address || null
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
