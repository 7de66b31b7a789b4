/** Checks every screen of the native app for what a user could not read, reach or name. */
import type { Device, Platform } from 'native-host/types'
import type { Language } from '@contract/base/languages'
import { namesOn } from '@/routes'
import { knownBuyer, SCREENS } from '../../walk/screens'
import { bundleOf } from './bundles'
import { deepLink } from './driver'
import { gateFaults } from './gate'
import { storageOf } from './device-storage'
import { layoutFaults } from './layout'
import { overPictureFaults } from './over-pictures'
import { faultsAtRest } from './use'

export interface Phone {
  readonly width: number
  readonly height: number
  readonly lang: Language
}

export const phoneName = ({ width, height, lang }: Phone): string => `${width} × ${height} in ${lang}`

/** The faults of all screens, each with its route; the viewer is a buyer with an order and a filled cart. */
export async function everyScreenFaults(platform: Platform, phone: Phone): Promise<readonly string[]> {
  const { buyer, known } = await knownBuyer()
  const device = await start(platform, phone, buyer.token)
  const found: string[] = []
  for (const name of namesOn('rn')) {
    const { id, link } = SCREENS[name]
    await device.openLink(deepLink(link(known)))
    await device.until(() => device.visible({ id })[0], `${name} is shown`)
    const faults = await faultsAtRest(device, () => [...layoutFaults(device, id), ...gateFaults(device, id)])
    found.push(...[...faults, ...(await overPictureFaults(device, id))].map((fault) => `${name}: ${fault}`))
  }
  device.close()
  return found
}

async function start(platform: Platform, { lang, ...size }: Phone, token: string): Promise<Device> {
  // the host is an ES module, which this file cannot load in any other way
  const { createDevice } = await import('native-host/device')
  const storage = storageOf({ lang, 'access-token': token })
  const device = await createDevice({ bundle: bundleOf(platform), platform, size, storage })
  await device.start()
  await device.until(() => device.visible({ id: SCREENS.home.id })[0], 'home')
  return device
}
