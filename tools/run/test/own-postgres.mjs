/** The PostgreSQL of a run: a new one, so that nothing depends on what lies on the machine's own. */
import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { command } from '../shared/command.mjs'
import { freePort } from '../shared/free-port.mjs'
import { giveToPostgres, initialise, isRoot, postgresPrograms, runProgram } from '../shared/postgres-programs.mjs'

const INSTALL_MS = 5 * 60_000

/** What is lost in a power cut is worth nothing here. Each test process has connections of its own. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 300,
  fsync: 'off',
  full_page_writes: 'off',
}

async function install() {
  if (process.env.CI !== 'true' || !isRoot() || !existsSync('/usr/bin/apt-get')) return
  const options = { name: 'Installing PostgreSQL', allowFailure: true, timeoutMs: INSTALL_MS }
  await command('apt-get', ['update', '-q'], options)
  await command('apt-get', ['install', '-yq', '--no-install-recommends', 'postgresql'], options)
}

/**
 * Starts a PostgreSQL with its data in the run's temporary folder; CI installs it from Debian where there is none.
 * @param {string} folder
 * @returns {Promise<{ url: string, version: string, stop: () => void } | null>} null where it is not installed
 */
export async function startPostgres(folder) {
  if (!postgresPrograms()) await install()
  const bin = postgresPrograms()
  if (!bin) return null
  const data = path.join(folder, 'postgres')
  mkdirSync(data)
  chmodSync(data, 0o700)
  giveToPostgres(data)
  initialise(bin, data)
  const port = await freePort()
  const settings = Object.entries({ ...SETTINGS, port }).map(([name, value]) => `-c ${name}='${value}'`)
  runProgram(bin, 'pg_ctl', ['start', '-w', '-D', data, '-l', path.join(data, 'log'), '-o', settings.join(' ')])
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    version: readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim(),
    stop: () => void runProgram(bin, 'pg_ctl', ['stop', '-w', '-m', 'immediate', '-D', data]),
  }
}
