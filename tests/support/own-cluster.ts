/** A PostgreSQL server for one test, in a temporary folder, so that stopping it does not affect other tests. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '../../tools/run/shared/free-port.mjs'
import { giveToPostgres, initialise, runProgram } from '../../tools/run/shared/postgres-programs.mjs'

export interface OwnCluster {
  /** The address of its database `postgres`, reachable only from this machine. */
  readonly url: string
  /** Ends all connections and the server, as an operator or a failover would. */
  stop(): void
  start(): void
  /** Ends the server as a power cut does. */
  crash(): void
  /** Makes a replica the primary. */
  promote(): void
  /** Runs a statement with the cluster's own client; returns its output. */
  sql(statement: string): string
  /** Creates a streaming replica of it and starts it. Remove it before its primary. */
  replica(): Promise<OwnCluster>
  /** Stops it and removes its folder. */
  remove(): void
}

type Run = (program: string, args: readonly string[]) => string

/** Creates a cluster with PostgreSQL's programs in this folder, and starts it. */
export function createCluster(programs: string): Promise<OwnCluster> {
  return startCluster(programs, (_, data) => initialise(programs, data))
}

async function startCluster(programs: string, fill: (run: Run, data: string) => void): Promise<OwnCluster> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-cluster-'))
  giveToPostgres(folder)
  const run: Run = (program, args) => runProgram(programs, program, args)
  const port = await freePort()
  const data = path.join(folder, 'data')
  fill(run, data)
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=on`
  const start = () => void run('pg_ctl', ['start', '-w', '-D', data, '-l', path.join(folder, 'log'), '-o', settings])
  const stop = () => void run('pg_ctl', ['stop', '-w', '-m', 'fast', '-D', data])
  start()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    stop,
    crash: () => void run('pg_ctl', ['stop', '-m', 'immediate', '-D', data]),
    promote: () => void run('pg_ctl', ['promote', '-w', '-D', data]),
    sql: (statement) => run('psql', ['-h', folder, '-p', String(port), '-U', 'postgres', '-Atc', statement]),
    replica: () => {
      const copy = ['-R', '-X', 'stream', '-c', 'fast', '-h', '127.0.0.1', '-p', String(port), '-U', 'postgres']
      return startCluster(programs, (runThere, there) => void runThere('pg_basebackup', ['-D', there, ...copy]))
    },
    remove: () => {
      if (fs.existsSync(path.join(data, 'postmaster.pid'))) run('pg_ctl', ['stop', '-m', 'immediate', '-D', data])
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}
