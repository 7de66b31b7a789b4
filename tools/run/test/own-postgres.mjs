/** The PostgreSQL of a run: a new one, so that nothing depends on what lies on the machine's own. */
import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { command } from '../shared/command.mjs'

const DEBIAN = '/usr/lib/postgresql'
const INSTALL_MS = 5 * 60_000

/** What is lost in a power cut is worth nothing here. Each test process has connections of its own. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 300,
  fsync: 'off',
  full_page_writes: 'off',
}

const isRoot = () => process.getuid?.() === 0

/** The folder of PostgreSQL's newest programs, or undefined if they are not installed. */
function programs() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => path.join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ]
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')))
}

async function install() {
  if (process.env.CI !== 'true' || !isRoot() || !existsSync('/usr/bin/apt-get')) return
  const options = { name: 'Installing PostgreSQL', allowFailure: true, timeoutMs: INSTALL_MS }
  await command('apt-get', ['update', '-q'], options)
  await command('apt-get', ['install', '-yq', '--no-install-recommends', 'postgresql'], options)
}

/** PostgreSQL refuses to run as root, so root runs it as the user `postgres`. */
function run(bin, program, args) {
  const all = [path.join(bin, program), ...args]
  const [file, ...rest] = isRoot() ? ['runuser', '-u', 'postgres', '--', ...all] : all
  // not inherited: the started server would keep these pipes open
  return execFileSync(file, rest, { cwd: '/', encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

/**
 * Starts a PostgreSQL with its data in the run's temporary folder; CI installs it from Debian where there is none.
 * @param {string} folder
 * @returns {Promise<{ url: string, version: string, stop: () => void } | null>} null where it is not installed
 */
export async function startPostgres(folder) {
  if (!programs()) await install()
  const bin = programs()
  if (!bin) return null
  const data = path.join(folder, 'postgres')
  mkdirSync(data)
  chmodSync(data, 0o700)
  if (isRoot()) execFileSync('chown', ['postgres', data])
  const locale = ['-E', 'UTF8', '--locale=C.UTF-8']
  run(bin, 'initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', ...locale])
  const port = await freePort()
  const settings = Object.entries({ ...SETTINGS, port }).map(([name, value]) => `-c ${name}='${value}'`)
  run(bin, 'pg_ctl', ['start', '-w', '-D', data, '-l', path.join(data, 'log'), '-o', settings.join(' ')])
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    version: readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim(),
    stop: () => void run(bin, 'pg_ctl', ['stop', '-w', '-m', 'immediate', '-D', data]),
  }
}
