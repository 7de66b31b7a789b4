import { EMITTER, type NativeModule } from '../../bridge/native-module'
import type { NativeContext } from '../native-context'

/** The window's and screen's sizes: px on iOS, physical pixels on Android. */
export function deviceInfo({ shape }: NativeContext): NativeModule {
  const { width, height, pixelRatio } = shape.size
  const points = { width, height, scale: pixelRatio, fontScale: 1 }
  const pixels = {
    width: width * pixelRatio,
    height: height * pixelRatio,
    scale: pixelRatio,
    fontScale: 1,
    densityDpi: 160 * pixelRatio,
  }
  const dimensions =
    shape.platform === 'android'
      ? { windowPhysicalPixels: pixels, screenPhysicalPixels: pixels }
      : { window: points, screen: points }
  return {
    name: 'DeviceInfo',
    constants: { Dimensions: dimensions, isIPhoneX_deprecated: false },
    methods: EMITTER,
  }
}
