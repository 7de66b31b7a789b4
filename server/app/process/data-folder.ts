/** The folder of SOUK_DATA; it must exist and be writable before anything else starts. */
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { ConfigError } from '../../kernel/config/config'

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

/** One by one: Node's own recursive mkdir never ends if a parent cannot contain folders, as below /proc. */
function makeFolder(folder: string): void {
  try {
    fs.mkdirSync(folder)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return
    if (codeOf(error) !== 'ENOENT') throw error
    makeFolder(path.dirname(folder))
    fs.mkdirSync(folder)
  }
}

/** Creates the folder and tries to write into it. Throws a ConfigError that says what to do. */
export function prepareFolder(dataFolder: string): void {
  try {
    makeFolder(dataFolder)
    const probe = path.join(dataFolder, `.probe-${randomUUID()}`)
    fs.writeFileSync(probe, '')
    fs.rmSync(probe)
  } catch (error) {
    throw new ConfigError(
      `${dataFolder} cannot be written (${codeOf(error) ?? String(error)}): set SOUK_DATA to a folder that the server may write to`,
    )
  }
}
