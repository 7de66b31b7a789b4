/** Playwright's test without a browser: every test gets a phone of its own, on which the app has just been started. */
import { expect, test as base } from '@playwright/test'
import type { Device, Platform } from 'native-host/types'
import type { Language } from '@contract/languages'
import { pageIds } from '@/components/ids'
import type { Driver } from '../walk/driver'
import { nativeDriver } from './driver'

export interface Options {
  platform: Platform
  /** What the phone has kept as its language; null: the app starts on it for the first time. */
  lang: Language | null
}

interface PerTest {
  /** With the app installed on it, which does not run yet. */
  phone: Device
  /** Of the app, which shows home. */
  driver: Driver
}

const BUNDLES: Readonly<Record<Platform, string>> = {
  android: 'android/index.android.bundle',
  ios: 'ios/main.jsbundle',
}

function bundleOf(platform: Platform): string {
  const folder = process.env.SOUK_NATIVE
  if (!folder) throw new Error('SOUK_NATIVE names no folder with bundles')
  return `${folder}/${BUNDLES[platform]}`
}

export const test = base.extend<Options & PerTest>({
  platform: ['android', { option: true }],
  lang: ['en', { option: true }],
  phone: async ({ platform, lang }, provide, info) => {
    // the host is an ES module, which this file cannot load in any other way
    const { createDevice } = await import('native-host/device')
    // the popup advert would lie over what a step wants to tap
    const kept = { 'ad-timestamp': Date.now(), ...(lang && { lang }) }
    const storage = new Map(Object.entries(kept).map(([key, value]) => [key, JSON.stringify(value)]))
    const phone = await createDevice({ bundle: bundleOf(platform), platform, storage })
    await provide(phone)
    const { missing, faults } = phone.records
    if (info.status !== info.expectedStatus) await info.attach('screen', { body: phone.screen() })
    phone.close()
    expect([...missing], 'native modules that were asked for and are not there').toEqual([])
    expect(faults, 'errors that nobody caught').toEqual([])
  },
  driver: async ({ phone }, provide) => {
    await phone.start()
    const driver = nativeDriver(phone)
    await driver.find(pageIds.home)
    await provide(driver)
  },
})
