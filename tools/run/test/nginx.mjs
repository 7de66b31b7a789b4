import { existsSync } from 'node:fs'
import { command } from '../shared/command.mjs'
import { isRoot } from '../shared/postgres-programs.mjs'

const PLACES = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/bin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
]
const INSTALL_MS = 5 * 60_000

/** Installs Debian's nginx on a CI machine that has none, without its service. The gate has no test that needs it. */
export async function ensureNginx({ gate }) {
  if (gate || PLACES.some((place) => existsSync(place))) return
  if (process.env.CI !== 'true' || !isRoot() || !existsSync('/usr/bin/apt-get')) return
  const options = { name: 'Installing nginx', allowFailure: true, timeoutMs: INSTALL_MS, env: { RUNLEVEL: '1' } }
  await command('apt-get', ['update', '-q'], options)
  await command('apt-get', ['install', '-yq', '--no-install-recommends', 'nginx-light'], options)
}
