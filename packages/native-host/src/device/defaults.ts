import type { Insets, Platform, ScreenSize } from '../types/device'

const SIZE: ScreenSize = { width: 375, height: 812, pixelRatio: 2 }
const INSETS: Readonly<Record<Platform, Insets>> = {
  android: { top: 24, right: 0, bottom: 0, left: 0 },
  ios: { top: 47, right: 0, bottom: 34, left: 0 },
}

/** A device without options: a common size, the platform's own bars, the app name of React Native's shells. */
export const DEFAULTS = { size: SIZE, insets: INSETS, appName: 'main', language: 'en-US' } as const
