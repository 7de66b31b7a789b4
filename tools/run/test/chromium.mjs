/** A Chromium that starts on this machine: one that is there, Playwright's own, or Debian's package. */
import { existsSync } from 'node:fs'
import { command, tail } from '../shared/command.mjs'
import { fromRoot } from '../shared/paths.mjs'

const CANDIDATES = [
  '/usr/bin/chromium',
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

/** Null when it starts, else why it does not. */
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

async function installOwn() {
  await attempt('Downloading Playwright’s Chromium', process.execPath, playwrightCli('install', 'chromium'))
  const own = (await playwright()).executablePath()
  if (!existsSync(own)) return null
  if ((await fault(own)) && isRoot()) {
    await attempt('Installing its libraries', process.execPath, playwrightCli('install-deps', 'chromium'))
  }
  return own
}

async function installDebian() {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return null
  await attempt('Reading Debian’s package lists', 'apt-get', ['update', '-q'])
  await attempt('Installing Debian’s chromium', 'apt-get', ['install', '-yq', '--no-install-recommends', 'chromium'])
  return existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : null
}

/** The path of a Chromium that starts. Throws an error that names the one command to type when there is none. */
export async function findChromium() {
  if (process.env.CHROMIUM) {
    const why = await fault(process.env.CHROMIUM)
    if (why) throw new Error(`CHROMIUM=${process.env.CHROMIUM} does not start: ${why}`)
    return process.env.CHROMIUM
  }
  const own = (await playwright()).executablePath()
  for (const path of [...CANDIDATES, own].filter((candidate) => existsSync(candidate))) {
    if (!(await fault(path))) return path
  }
  for (const install of [installOwn, installDebian]) {
    const path = await install()
    if (path && !(await fault(path))) return path
  }
  throw new Error(`no Chromium starts on this machine; install one with:\n\n  ${ADVICE}\n`)
}
