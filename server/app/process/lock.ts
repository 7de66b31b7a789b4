/** One process at a time on the embedded database [durable.lock]. */
import fs from 'node:fs'
import path from 'node:path'
import { ConfigError } from '../../kernel/config/config'

interface Holder {
  readonly pid: number
  /** When that process began, according to the system: a new process may have the same number. */
  readonly started: string
}

const GONE: readonly string[] = ['ENOENT', 'ESRCH']
const DEAD_STATES: readonly string[] = ['Z', 'X']

/**
 * The start of a process in clock ticks since boot, from /proc; elsewhere nothing, and the number alone has to do. A
 * zombie process has no start either.
 */
function startOf(pid: number): string {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [state = ''] = fields
    return DEAD_STATES.includes(state) ? '' : (fields[19] ?? '')
  } catch (error) {
    if (GONE.includes((error as NodeJS.ErrnoException).code ?? '')) return ''
    throw error
  }
}

function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  return startOf(pid) === started
}

function readHolder(file: string): Holder | null {
  try {
    const [pid = '', started = ''] = fs.readFileSync(file, 'utf8').trim().split(' ')
    return /^\d+$/.test(pid) ? { pid: Number(pid), started } : null
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

function tryTake(file: string): boolean {
  // Written under another name and then linked, so that the lock is complete or absent, and only one link succeeds.
  const aside = `${file}.${process.pid}`
  fs.writeFileSync(aside, `${process.pid} ${startOf(process.pid)}\n`)
  try {
    fs.linkSync(aside, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    fs.rmSync(aside, { force: true })
  }
}

/** Removes the lock of a process that has ended. It is renamed first: if two processes find it, only one gets it. */
function clearDead(file: string): void {
  const dead = `${file}.dead.${process.pid}`
  try {
    fs.renameSync(file, dead)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  const holder = readHolder(dead)
  // Another process was faster, and this is its new lock: restore it.
  if (holder && isAlive(holder)) fs.renameSync(dead, file)
  else fs.rmSync(dead)
}

/** Its former place outside the folder: a server of an older version may still run with these data. */
function refuseOldHolder(dataFolder: string): void {
  const file = `${dataFolder}.lock`
  const holder = readHolder(file)
  if (holder && isAlive(holder)) throw inUseBy(dataFolder, holder)
  if (holder) fs.rmSync(file, { force: true })
}

const inUseBy = (dataFolder: string, { pid }: Holder) =>
  new ConfigError(`${dataFolder} is in use by process ${pid}: stop it first, or set SOUK_DATA`)

/**
 * Takes the lock of a data folder and returns the function that releases it. It is taken over only from a process
 * that has ended; a second process gets a ConfigError with the line to print.
 */
export function takeLock(dataFolder: string): () => void {
  const file = path.join(dataFolder, 'lock')
  fs.mkdirSync(dataFolder, { recursive: true })
  refuseOldHolder(dataFolder)
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (tryTake(file)) return () => fs.rmSync(file, { force: true })
    const holder = readHolder(file)
    if (holder && isAlive(holder)) throw inUseBy(dataFolder, holder)
    clearDead(file)
  }
  throw new ConfigError(`${dataFolder} is in use: another server starts at the same time`)
}
