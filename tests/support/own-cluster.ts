/** A PostgreSQL of a test's own, in a temporary folder: it can be stopped without harm to others. */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort } from './real-server'

export interface OwnCluster {
  /** The address of its database `postgres`, reachable from this machine alone. */
  readonly url: string
  /** Ends all connections and the server, as an operator or a failover would. */
  stop(): void
  start(): void
  /** Runs a statement with the cluster's own client; answers its output. */
  sql(statement: string): string
  /** Stops it and removes its folder. */
  remove(): void
}

const DEBIAN = '/usr/lib/postgresql'

/** The folder of PostgreSQL's own programs, or null where they are not installed. */
export function postgresPrograms(): string | null {
  const versions = fs.existsSync(DEBIAN) ? fs.readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => path.join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ]
  return folders.find((folder) => fs.existsSync(path.join(folder, 'initdb'))) ?? null
}

/** Makes a cluster and starts it. PostgreSQL refuses to run as root: root lends it the user `postgres`. */
export async function createCluster(programs: string): Promise<OwnCluster> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-cluster-'))
  const isRoot = process.getuid?.() === 0
  if (isRoot) execFileSync('chown', ['postgres', folder])
  const run = (program: string, args: readonly string[]): string => {
    const command = [path.join(programs, program), ...args]
    const [file, ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command
    // not inherited: a server that starts would keep the pipes of its starter open
    return execFileSync(file, rest, { cwd: '/', encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  }
  const port = await freePort()
  const data = path.join(folder, 'data')
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C.UTF-8'])
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=on`
  const start = () => void run('pg_ctl', ['start', '-w', '-D', data, '-l', path.join(folder, 'log'), '-o', settings])
  const stop = () => void run('pg_ctl', ['stop', '-w', '-m', 'fast', '-D', data])
  start()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    stop,
    sql: (statement) => run('psql', ['-h', folder, '-p', String(port), '-U', 'postgres', '-Atc', statement]),
    remove: () => {
      run('pg_ctl', ['stop', '-m', 'immediate', '-D', data])
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}
