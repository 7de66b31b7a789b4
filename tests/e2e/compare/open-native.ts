import type { Device, Platform } from 'native-host/types'
import type { Language } from '@contract/base/languages'
import { bundleOf } from '../native/support/bundles'
import { storageOf } from '../native/support/device-storage'
import { PHONE } from './phone'
import { setting } from './setting'

/** The height of each phone's bars in px; its screen is that much higher than the browser's window. */
const BARS = { android: { top: 24, bottom: 0 }, ios: { top: 47, bottom: 34 } } as const

/** Opens a screen of the native app as a user who is logged in and has seen the popup advert already. */
export async function openNative(
  platform: Platform,
  who: { lang: Language; token: string },
  link: string,
): Promise<Device> {
  // the host is an ES module, which this file cannot load in any other way
  const { createDevice } = await import('native-host/device')
  const insets = BARS[platform]
  const device = await createDevice({
    bundle: bundleOf(platform),
    platform,
    size: { width: PHONE.width, height: PHONE.height + insets.top + insets.bottom, pixelRatio: PHONE.ratio },
    insets,
    // one server answers both apps, at the address for which the mini-program was built
    ports: { [setting('SOUK_NATIVE_PORT')]: Number(setting('SOUK_TEST_PORT')) },
    storage: storageOf({ lang: who.lang, 'access-token': who.token }),
  })
  await device.start({ initPath: link })
  return device
}
