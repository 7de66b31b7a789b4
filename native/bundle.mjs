/**
 * Gradle and Xcode call this for the bundle of a release, instead of React Native's own command. Taro builds it, as in
 * `npm run build:android`; bundle, source map and pictures go to the given paths.
 *
 *   node bundle.mjs bundle --platform android --bundle-output <file> --assets-dest <folder> [--sourcemap-output <file>]
 *
 * Other options of that command are ignored. In Gradle and Xcode, Hermes compiles the result.
 */
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { build } from '../tools/build/build.mjs'

const BUNDLES = { android: 'index.android.bundle', ios: 'main.jsbundle' }
const MAPS = { android: 'index.android.map', ios: 'main.map' }

const text = { type: 'string' }
const { values: asked } = parseArgs({
  strict: false,
  options: {
    platform: text,
    'bundle-output': text,
    'assets-dest': text,
    'sourcemap-output': text,
    dev: text,
    'entry-file': text,
    minify: text,
    config: text,
  },
})

/** Copies the result of a build; pictures are beside the bundle. */
async function deliver(folder, platform) {
  const bundle = asked['bundle-output']
  const map = asked['sourcemap-output']
  const assets = asked['assets-dest']
  await mkdir(path.dirname(bundle), { recursive: true })
  await cp(path.join(folder, BUNDLES[platform]), bundle)
  if (map) {
    await mkdir(path.dirname(map), { recursive: true })
    await cp(path.join(folder, MAPS[platform]), map)
  }
  const isPicture = (file) => !path.basename(file).startsWith(BUNDLES[platform]) && !file.endsWith('.map')
  if (assets) await cp(folder, assets, { recursive: true, filter: isPicture })
}

async function main() {
  const { platform } = asked
  if (!(platform in BUNDLES)) throw new Error('--platform must be android or ios')
  if (!asked['bundle-output']) throw new Error('--bundle-output must say where the bundle goes')

  const out = await mkdtemp(path.join(tmpdir(), 'souk-bundle-'))
  try {
    await build(platform, out)
    await deliver(path.join(out, platform), platform)
  } finally {
    await rm(out, { recursive: true, force: true })
  }
}

main().catch((error) => {
  console.error(error.message)
  process.exitCode = 1
})
