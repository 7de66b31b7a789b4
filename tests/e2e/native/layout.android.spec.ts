/** Every screen of the native app on a small phone and on a usual one: all can be read, and nothing stands in its way. */
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import type { Device } from 'native-host/types'
import type { Language } from '@contract/languages'
import { ROUTE_NAMES } from '@/routes'
import { knownBuyer, SCREENS } from '../walk/screens'
import { bundleOf } from './bundles'
import { deepLink } from './driver'
import { storageOf } from './kept'
import { layoutFaults } from './layout'

interface Phone {
  readonly width: number
  readonly height: number
  readonly lang: Language
}

const PHONES: readonly Phone[] = [
  { width: 375, height: 812, lang: 'en' },
  // the highest lines on the smallest phone, and the longest words
  { width: 320, height: 640, lang: 'th' },
  { width: 320, height: 640, lang: 'es' },
]

const BETWEEN_MS = 200
const LOOKS = 15

for (const phone of PHONES) {
  test(`leaves no screen with a text cut off, covered or beside the window, at ${nameOf(phone)}`, async () => {
    const { buyer, known } = await knownBuyer()
    const device = await start(phone, buyer.token)
    const found: string[] = []
    for (const name of ROUTE_NAMES) {
      const { id, link } = SCREENS[name]
      await device.openLink(deepLink(link(known)))
      await device.until(() => device.visible({ id })[0], `${name} is shown`)
      found.push(...(await faultsAtRest(device, id)).map((fault) => `${name}: ${fault}`))
    }
    device.close()
    expect(found.join('\n')).toBe('')
  })
}

function nameOf({ width, height, lang }: Phone): string {
  return `${width} × ${height} in ${lang}`
}

async function start({ lang, ...size }: Phone, token: string): Promise<Device> {
  // the host is an ES module, which this file cannot load in any other way
  const { createDevice } = await import('native-host/device')
  const storage = storageOf({ lang, 'access-token': token })
  const device = await createDevice({ bundle: bundleOf('android'), platform: 'android', size, storage })
  await device.start()
  await device.until(() => device.visible({ id: SCREENS.home.id })[0], 'home')
  return device
}

/** What is left once the page shows the same twice in a row: parts of it come one after the other. */
async function faultsAtRest(device: Device, id: string): Promise<string[]> {
  let [last, faults] = ['', layoutFaults(device, id)]
  for (let look = 0; look < LOOKS; look += 1) {
    const now = device.screen()
    if (now === last && faults.length === 0) break
    last = now
    await sleep(BETWEEN_MS)
    faults = layoutFaults(device, id)
  }
  return faults
}
