/** Playwright's test without a browser: every test gets its own phone, on which the app has just started. */
import { expect, test as base } from '@playwright/test'
import type { Device, Platform } from 'native-host/types'
import type { Language } from '@contract/base/languages'
import { pageIds } from '@/kit/ids'
import type { Driver } from '../../walk/driver'
import { bundleOf } from './bundles'
import { nativeDriver } from './driver'
import { storageOf } from './device-storage'

export interface Options {
  platform: Platform
  /** The language stored on the phone; null for the first start of the app. */
  lang: Language | null
}

interface PerTest {
  /** A phone with the app installed but not running. */
  phone: Device
  /** The driver of the app, which shows home. */
  driver: Driver
}

/** How many requests the report of a failure lists. */
const LAST = 5

export const test = base.extend<Options & PerTest>({
  platform: ['android', { option: true }],
  lang: ['en', { option: true }],
  phone: async ({ platform, lang }, provide, info) => {
    // the host is an ES module, which this file cannot load in any other way
    const { createDevice } = await import('native-host/device')
    const storage = storageOf(lang ? { lang } : {})
    const phone = await createDevice({ bundle: bundleOf(platform), platform, storage })
    const runs = recordsOf(phone)
    await provide(phone)
    if (info.status !== info.expectedStatus) await info.attach('at the end', { body: lastOf(phone) })
    phone.close()
    const missing = runs.flatMap((records) => [...records.missing])
    expect(missing, 'native modules that were asked for and are not there').toEqual([])
    const faults = runs.flatMap((records) => records.faults)
    expect(faults, 'errors that nobody caught').toEqual([])
  },
  driver: async ({ phone }, provide) => {
    await restart(phone)
    await provide(nativeDriver(phone))
  },
})

/** The details that explain a failure. */
function lastOf(phone: Device): string {
  return ['On the screen:', phone.screen(), 'Asked for last:', ...phone.requests.slice(-LAST)].join('\n')
}

/** The findings of all runs of the app, because the phone has only those of the current run. */
function recordsOf(phone: Device): readonly Device['records'][] {
  const runs: Device['records'][] = []
  const { start } = phone
  phone.start = (options) => {
    const begun = start(options)
    runs.push(phone.records)
    return begun
  }
  return runs
}

/** Starts the app, also if it is already running, with the phone's stored data, and shows home. */
export async function restart(phone: Device): Promise<void> {
  await phone.restart()
  await nativeDriver(phone).find(pageIds.home)
}

/** The token that the phone stores for the app; undefined if there is none. */
export function storedToken({ keychain }: Device): string | undefined {
  return [...keychain].find(([key]) => key.endsWith('access-token'))?.[1]
}
