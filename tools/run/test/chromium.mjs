/**
 * Finds a Chromium that starts on this machine: an installed one, Playwright's own, or Debian's package. The headless
 * shell comes first: it draws the same and uses half the CPU.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { command, tail } from '../shared/command.mjs'
import { fromRoot } from '../shared/paths.mjs'

const SHELL = { package: 'chromium-headless-shell', path: '/usr/bin/chromium-headless-shell' }
const WHOLE = { package: 'chromium', path: '/usr/bin/chromium' }
const CANDIDATES = [
  WHOLE.path,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const DOWNLOAD_MS = 5 * 60_000
const ADVICE = 'sudo npx playwright install --with-deps chromium'
export const CHROMIUM_ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']

const playwright = async () => (await import('playwright')).default.chromium

/** Null when it starts, otherwise the reason. */
async function fault(executablePath) {
  const chromium = await playwright()
  try {
    const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS })
    await browser.close()
    return null
  } catch (error) {
    return error.message
  }
}

async function attempt(name, program, args) {
  console.log(`  ${name}`)
  try {
    const { code, output } = await command(program, args, { name, allowFailure: true, timeoutMs: DOWNLOAD_MS })
    if (code !== 0) console.log(tail(output, 5))
    return code === 0
  } catch (error) {
    console.log(`  ${error.message}`)
    return false
  }
}

const playwrightCli = (...args) => [fromRoot('node_modules/playwright/cli.js'), ...args]
const isRoot = () => process.getuid?.() === 0

/** The paths of Playwright's shell, beside its Chromium. */
const OWN_SHELLS = ['chrome-headless-shell-linux64/chrome-headless-shell', 'chrome-linux/headless_shell']

async function own() {
  const whole = (await playwright()).executablePath()
  const folder = whole.replace(/([\\/])chromium-(\d+)[\\/].*$/, '$1chromium_headless_shell-$2')
  return [...OWN_SHELLS.map((place) => path.join(folder, place)), whole].find((place) => existsSync(place))
}

/** CI reaches Debian alone: an attempt to download would only take time. */
async function installOwn() {
  if (process.env.CI === 'true') return null
  await attempt('Downloading Playwright’s Chromium', process.execPath, playwrightCli('install', 'chromium'))
  const installed = await own()
  if (!installed) return null
  if ((await fault(installed)) && isRoot()) {
    await attempt('Installing its libraries', process.execPath, playwrightCli('install-deps', 'chromium'))
  }
  return installed
}

async function installDebian({ package: name, path: place }) {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return null
  await attempt('Reading Debian’s package lists', 'apt-get', ['update', '-q'])
  await attempt(`Installing Debian’s ${name}`, 'apt-get', ['install', '-yq', '--no-install-recommends', name])
  return existsSync(place) ? place : null
}

/** A CI machine installs the shell even when it has a Chromium: that saves far more than the download costs. */
async function shell() {
  if (existsSync(SHELL.path)) return SHELL.path
  return process.env.CI === 'true' && existsSync(WHOLE.path) ? installDebian(SHELL) : null
}

/** The path of a Chromium that starts. Throws an error with the one command to type when there is none. */
export async function findChromium() {
  if (process.env.CHROMIUM) {
    const why = await fault(process.env.CHROMIUM)
    if (why) throw new Error(`CHROMIUM=${process.env.CHROMIUM} does not start: ${why}`)
    return process.env.CHROMIUM
  }
  for (const place of [await shell(), ...CANDIDATES, await own()].filter((each) => each && existsSync(each))) {
    if (!(await fault(place))) return place
  }
  for (const install of [installOwn, () => installDebian(SHELL), () => installDebian(WHOLE)]) {
    const place = await install()
    if (place && !(await fault(place))) return place
  }
  throw new Error(`no Chromium starts on this machine; install one with:\n\n  ${ADVICE}\n`)
}

/** What it says of itself; null for one that does not say, as on macOS. */
export async function versionOf(place) {
  const { code, output } = await command(place, ['--version', '--no-sandbox'], { name: 'Chromium', allowFailure: true })
  return code === 0 ? output.trim().split('\n').at(-1) : null
}
