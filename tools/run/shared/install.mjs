/**
 * Installs the dependencies: `slim` for the web app, the console, the mini-program and the server; `full` adds the
 * native app's packages and those of tests and tools, and so has everything. A marker in node_modules says which
 * lockfile is installed, and which of the two.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { npm } from './command.mjs'
import { hashOf } from './hash.mjs'
import { alone } from './lock.mjs'
import { fromRoot } from './paths.mjs'
import { step } from './report.mjs'

const MARKER = fromRoot('node_modules/.souk-install.json')
const MANIFESTS = [
  'package.json',
  'native/package.json',
  'packages/mini-program-host/package.json',
  'packages/native-host/package.json',
  'console/package.json',
  'tests/package.json',
  'package-lock.json',
]

function installed() {
  if (!existsSync(MARKER)) return null
  try {
    return JSON.parse(readFileSync(MARKER, 'utf8'))
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

const lockfile = () => hashOf(['package-lock.json'])

function satisfied(scope) {
  const marker = installed()
  return marker !== null && marker.lockfile === lockfile() && (marker.scope === 'full' || marker.scope === scope)
}

/** A tree without a marker may be a full install by hand: adding to it must not remove the native packages. */
function scopeOf(asked) {
  const marker = installed()
  if (marker) return marker.scope === 'full' ? 'full' : asked
  return existsSync(fromRoot('node_modules/react-native')) ? 'full' : asked
}

/**
 * Makes the tree contain at least `scope` of the current lockfile. An empty tree gets `npm ci`; an existing one is only
 * added to, because a server may run from it.
 * @param {'slim' | 'full'} asked
 */
export async function ensureInstalled(asked) {
  if (satisfied(asked)) return
  await alone('install', async () => {
    if (satisfied(asked)) return
    const manifests = hashOf(MANIFESTS)
    const fresh = !existsSync(fromRoot('node_modules/.package-lock.json'))
    const scope = scopeOf(asked)
    const args = fresh ? ['ci'] : ['install', '--no-save', '--prefer-offline']
    if (scope === 'slim') args.push('--workspace=console', '--include-workspace-root')
    args.push('--no-audit', '--no-fund', '--loglevel=error')
    await step(`Installing dependencies (${scope}: npm ${args[0]})`, () => npm(args, { name: 'npm' }))
    if (hashOf(MANIFESTS) !== manifests) throw new Error('the installation changed package.json or package-lock.json')
    writeFileSync(MARKER, JSON.stringify({ lockfile: lockfile(), scope }))
  })
}
