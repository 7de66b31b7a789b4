/** A PgBouncer for one test, which gives each transaction any of its few connections. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { connect } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../tools/run/shared/free-port.mjs'
import { patient } from '../jest/patience.js'

export interface OwnPooler {
  /** The address of the database behind it. */
  readonly url: string
  remove(): Promise<void>
}

const START_MS = patient(10_000)

/** The path of PgBouncer, or null if it is not installed. */
export function poolerProgram(): string | null {
  const folders = ['/usr/sbin', '/usr/local/bin', ...(process.env.PATH ?? '').split(':')]
  return folders.map((folder) => path.join(folder, 'pgbouncer')).find((file) => fs.existsSync(file)) ?? null
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('close', () => socket.destroy())
    socket.once('connect', () => socket.end())
  })

/** Starts one in front of a PostgreSQL. Like PostgreSQL it refuses to run as root. */
export async function startPooler(program: string, database: string, connections: number): Promise<OwnPooler> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-pooler-'))
  const [port, target] = [await freePort(), new URL(database)]
  const name = target.pathname.slice(1)
  const users = path.join(folder, 'users')
  fs.writeFileSync(users, '"postgres" ""\n')
  const settings = {
    ...{ listen_addr: '127.0.0.1', listen_port: port, unix_socket_dir: '', auth_type: 'trust', auth_file: users },
    ...{ pool_mode: 'transaction', default_pool_size: connections, max_client_conn: 200 },
  }
  const lines = Object.entries(settings).map(([key, value]) => `${key} = ${value}`)
  const databases = `${name} = host=${target.hostname} port=${target.port} dbname=${name} user=postgres`
  const file = path.join(folder, 'pgbouncer.ini')
  fs.writeFileSync(file, ['[databases]', databases, '[pgbouncer]', ...lines, ''].join('\n'))
  const isRoot = process.getuid?.() === 0
  if (isRoot) execFileSync('chown', ['-R', 'postgres', folder])
  const [command, ...args] = [...(isRoot ? ['runuser', '-u', 'postgres', '--'] : []), program, '--quiet', file]
  const child = spawn(command ?? program, args, { cwd: '/', stdio: 'ignore' })
  const gone = once(child, 'exit')
  for (const end = Date.now() + START_MS; !(await accepts(port)); await sleep(50)) {
    if (Date.now() > end || child.exitCode !== null) throw new Error('PgBouncer did not start')
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/${name}`,
    remove: async () => {
      child.kill('SIGTERM')
      await gone
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}
