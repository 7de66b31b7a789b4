/** A built server as a process, with its CPU time and that of its database. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'pg'
import { freePort } from '../run/shared/free-port.mjs'

const START_MS = 120_000
const POLL_MS = 100
/** The clock in /proc, in ticks a second, on every Linux that Node runs on. */
const TICKS = 100

const SETTINGS = {
  NODE_ENV: 'test',
  HOST: '127.0.0.1',
  RATE_LIMIT: 'off',
  MAX_LAG: '0',
  MAX_QUEUE: '0',
  LOG_LEVEL: 'fatal',
}

/** Milliseconds by process. */
type CpuTimes = ReadonlyMap<number, number>

/** The CPU time between two readings: of the server's process, and of the database, whose connections come and go. */
interface Spent {
  readonly server: number
  readonly database: number
}

export function spent(before: CpuTimes, after: CpuTimes, server: number): Spent {
  const change = (pid: number) => (after.get(pid) ?? 0) - (before.get(pid) ?? 0)
  const others = [...after.keys()].filter((pid) => pid !== server)
  return { server: change(server), database: others.reduce((sum, pid) => sum + change(pid), 0) }
}

export interface Running {
  readonly url: string
  readonly pid: number
  /** The CPU time so far of the server's process and of each of its connections' processes at the database. */
  cpu(): Promise<CpuTimes>
  stop(): Promise<void>
}

/** User and system time of a process, in milliseconds. */
function cpuOf(pid: number): number {
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const fields = after.split(' ')
  // the 14th and 15th of proc(5): the first two are before
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/customer/index/get_languages`)).ok
  } catch (error) {
    // it does not listen yet
    if (error instanceof TypeError) return false
    throw error
  }
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (const end = Date.now() + START_MS; Date.now() < end; await sleep(POLL_MS)) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
    if (await answers(url)) return
  }
  throw new Error(`the server at ${url} did not answer in time`)
}

/** Runs a command of a built server to its end. Throws when it fails. */
export function run(folder: string, script: string, args: readonly string[], database: string): void {
  const env = { ...process.env, ...SETTINGS, DATABASE_URL: database }
  const { status, stderr } = spawnSync(process.execPath, [path.join(folder, script), ...args], {
    env,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${script} failed: ${stderr}`)
}

/** The command that keeps a process on one core, if there is one: both versions run on the same. */
function pinned(core: number): readonly string[] {
  const { status } = spawnSync('taskset', ['-c', String(core), 'true'])
  return status === 0 ? ['taskset', '-c', String(core)] : []
}

/**
 * Starts a built server on the last core, with settings beside the usual ones. `database` is the address of a PostgreSQL on
 * this machine; null: the embedded one, whose CPU time is the server's.
 */
export async function start(
  folder: string,
  database: string | null,
  settings: Readonly<Record<string, string>> = {},
): Promise<Running> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = { ...process.env, ...SETTINGS, ...settings, DATABASE_URL: database ?? '', PORT: String(port) }
  const [command = process.execPath, ...args] = [
    ...pinned(os.availableParallelism() - 1),
    ...[process.execPath, path.join(folder, 'main.js')],
  ]
  // taskset becomes the server: the process keeps its id
  const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const pid = child.pid ?? 0
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const pool = database === null ? null : new Pool({ connectionString: database, max: 1 })
  const stop = async () => {
    child.kill('SIGTERM')
    await Promise.all([gone, pool?.end()])
  }
  try {
    await untilReady(url, child)
  } catch (error) {
    await stop()
    throw error
  }
  const backends = `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
  return {
    url,
    pid,
    stop,
    cpu: async () => {
      const found = await pool?.query<{ pid: number }>(backends)
      return new Map(
        [pid, ...(found?.rows ?? []).map(({ pid: backend }) => backend)].map((each) => [each, cpuOf(each)]),
      )
    },
  }
}
