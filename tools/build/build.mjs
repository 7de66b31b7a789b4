// Builds one target, or the console, into one folder: node tools/build/build.mjs <h5|weapp|android|ios|console> [--out
// folder] (or OUT=folder)
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildConsole } from './console.mjs'
import { replaceBuild } from './replace-build.mjs'

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const NATIVE = path.join(ROOT, 'native')
const TARO = path.join(ROOT, 'node_modules/@tarojs/cli/bin/taro')

/** A file that each build must have written: Taro exits with 0 even when a native bundle failed. */
const TARGETS = {
  h5: { args: ['--type', 'h5'], cwd: ROOT, out: 'dist/h5', clean: '', proof: 'index.html' },
  weapp: { args: ['--type', 'weapp'], cwd: ROOT, out: 'dist/weapp', clean: '', proof: 'app.json' },
  android: {
    args: ['--type', 'rn', '--platform', 'android'],
    cwd: NATIVE,
    out: 'dist/native',
    clean: 'android',
    proof: 'android/index.android.bundle',
  },
  ios: {
    args: ['--type', 'rn', '--platform', 'ios'],
    cwd: NATIVE,
    out: 'dist/native',
    clean: 'ios',
    proof: 'ios/main.jsbundle',
  },
}

function run(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options })
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${path.basename(command)} ended with ${code}`)),
    )
  })
}

const API_HINT = 'set TARO_APP_API to your server, as in TARO_APP_API=https://shop.example'

/**
 * The address of the API that is compiled into a target. The web app needs none: its API has the same origin. The other
 * targets must have one, even on the developer's own machine: a release that calls localhost is useless.
 */
function apiOf(name) {
  const api = process.env.TARO_APP_API ?? ''
  if (name === 'h5' && api === '') return api
  if (api === '') throw new Error(`The ${name} build needs the address of the API: ${API_HINT}`)
  if (!/^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/.test(api) || !URL.canParse(api)) {
    throw new Error(`TARO_APP_API is no address of a server ('${api}'): ${API_HINT}`)
  }
  return api
}

function hermesc() {
  const folder = { linux: 'linux64-bin', darwin: 'osx-bin', win32: 'win64-bin' }[process.platform]
  return path.join(ROOT, 'node_modules/react-native/sdks/hermesc', folder, 'hermesc')
}

/**
 * Compiles a native bundle to Hermes bytecode beside it, as the release of an app does: where a function stands in the source is
 * in a file of its own, which reads stack traces and is not shipped.
 */
async function bytecode(bundle) {
  const compiler = hermesc()
  await chmod(compiler, 0o755)
  await run(compiler, ['-w', '-O', '-output-source-map', '-emit-binary', '-out', `${bundle}.hbc`, bundle])
}

/**
 * The folder that a build empties and fills: the given one, else OUT, else the target's own. Throws when that is the
 * repository or a folder around it.
 */
export function outputFolder(target, folder) {
  const out = path.resolve(ROOT, folder || process.env.OUT || target.out)
  const within = path.relative(out, ROOT)
  if (!within.startsWith('..') && !path.isAbsolute(within)) {
    throw new Error(`A build empties its folder first, and ${out} holds the repository: name another with --out or OUT`)
  }
  return out
}

/**
 * Builds a target from scratch; the web app beside the build before, whose files stay (replace-build.mjs). Throws when Taro
 * fails or leaves no bundle.
 * @param {'h5' | 'weapp' | 'android' | 'ios'} name
 * @param {string} [folder] absolute, or relative to the repository
 * @param {string} [taro] the program that builds: Taro's own, except in tests
 * @returns {Promise<string>} the folder
 */
export async function build(name, folder, taro = TARO) {
  const target = TARGETS[name]
  if (!target) throw new Error(`Unknown target "${name}": one of ${[...Object.keys(TARGETS), 'console'].join(', ')}`)

  const api = apiOf(name)
  const out = outputFolder(target, folder)
  const make = async (into) => {
    // CI=1: without it Metro keeps watching and its process does not end
    const env = { NODE_ENV: 'production', ...process.env, CI: '1', OUT: into, TARO_APP_API: api }
    await run(process.execPath, [taro, 'build', ...target.args], { cwd: target.cwd, env })
    const proof = path.join(into, target.proof)
    if (!existsSync(proof)) throw new Error(`The ${name} build left no ${path.relative(ROOT, proof)}`)
    if (target.cwd === NATIVE) await bytecode(proof)
  }
  if (name === 'h5') await replaceBuild(out, make)
  else {
    await rm(path.join(out, target.clean), { recursive: true, force: true })
    await make(out)
  }
  return out
}

async function buildAny(name, folder) {
  if (name !== 'console') return build(name, folder)
  const out = outputFolder({ out: 'dist/console' }, folder)
  await replaceBuild(out, buildConsole)
  return out
}

async function main() {
  const [name, ...rest] = process.argv.slice(2)
  const at = rest.indexOf('--out')
  const started = Date.now()
  const out = await buildAny(name, at < 0 ? undefined : rest[at + 1])
  console.log(
    `${name} is in ${path.relative(process.cwd(), out) || '.'} (${((Date.now() - started) / 1000).toFixed(1)} s)`,
  )
}

if (path.resolve(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) {
  main().catch((error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
