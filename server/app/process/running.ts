/** The address of the running server on this machine: stored with its data, for commands that use the server. */
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Config } from '../../kernel/config/config'

type Where = Pick<Config, 'dataFolder' | 'databaseUrl'>

const fileOf = (dataFolder: string) => path.join(dataFolder, 'address')

/** Identifies the database, without the password in its address. */
function nameOf(databaseUrl: string | null): string {
  return databaseUrl ? createHash('sha256').update(databaseUrl).digest('hex') : 'embedded'
}

/** Stores the address and the database served there, while this process lives. */
export function noteAddress({ dataFolder, databaseUrl }: Where, address: string): void {
  const file = fileOf(dataFolder)
  fs.mkdirSync(dataFolder, { recursive: true })
  fs.writeFileSync(file, `${address}\n${nameOf(databaseUrl)}\n`)
  process.once('exit', () => fs.rmSync(file, { force: true }))
}

/**
 * The last stored address, or null; also null if it serves another database than the named one. A killed server
 * leaves it behind, so check whether a server answers there.
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
