import type { Platform } from 'native-host/types'

const BUNDLES: Readonly<Record<Platform, string>> = {
  android: 'android/index.android.bundle',
  ios: 'ios/main.jsbundle',
}

/** The platform's bundle in the folder that SOUK_NATIVE names. */
export function bundleOf(platform: Platform): string {
  const folder = process.env.SOUK_NATIVE
  if (!folder) throw new Error('SOUK_NATIVE names no folder with bundles')
  return `${folder}/${BUNDLES[platform]}`
}
