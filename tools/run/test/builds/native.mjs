import path from 'node:path'
import { buildTarget } from '../../shared/build.mjs'
import { inLine } from '../../shared/in-line.mjs'
import { apiPort } from './weapp.mjs'

/**
 * Builds a platform's bundle into a folder named after it in the run's folder, once for all stages. Builds by Metro
 * wait for each other, because they share its cache. Resolves to the folder around it.
 * @param {'android' | 'ios'} platform
 * @returns {Promise<string>}
 */
export async function builtNative(context, platform) {
  context.builds.native ??= {}
  context.builds.native[platform] ??= inLine(context.builds, 'metro', () => build(context, platform))
  return context.builds.native[platform]
}

async function build(context, platform) {
  const folder = path.join(context.folder, 'native')
  await buildTarget(platform, folder, { TARO_APP_API: `http://127.0.0.1:${await apiPort(context, 'native')}` })
  return folder
}

/** The same folder with the bundles of both platforms. */
export async function builtBoth(context) {
  await builtNative(context, 'android')
  return builtNative(context, 'ios')
}
