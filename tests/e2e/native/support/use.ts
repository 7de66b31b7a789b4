/** A short walk through the app past all common parts of screens, with the gate's findings at each step. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Device } from 'native-host/types'
import { signInIds } from '@/features/sign-in/ids'
import { idOf } from '@/kit/ids'
import type { RouteName } from '@/routes'
import { patient } from '../../../jest/patience.js'
import { knownBuyer, SCREENS } from '../../walk/screens'
import { deepLink } from './driver'
import { gateFaults } from './gate'
import { overPictureFaults } from './over-pictures'

const BETWEEN_MS = patient(150)
const LOOKS = 40
const SCREENS_SEEN: readonly RouteName[] = ['home', 'flash', 'search', 'login']
/** The Keychain's setting: only while the phone is unlocked, and only on this phone. */
const WHEN_UNLOCKED_THIS_DEVICE_ONLY = 6

/** The faults of a page once two checks in a row are equal, because its parts appear one after the other. */
export async function faultsAtRest(device: Device, find: () => readonly string[]): Promise<readonly string[]> {
  let [last, faults] = ['', find()]
  for (let look = 0; look < LOOKS; look += 1) {
    const now = device.screen()
    if (now === last && faults.length === 0) break
    last = now
    await sleep(BETWEEN_MS)
    faults = find()
  }
  return faults
}

/** The gate's findings on some screens and with an open keyboard. The app shows home. */
export async function useFaults(device: Device): Promise<readonly string[]> {
  const { known } = await knownBuyer()
  const found: string[] = []
  for (const name of SCREENS_SEEN) {
    const { id, link } = SCREENS[name]
    await device.openLink(deepLink(link(known)))
    await device.until(() => device.visible({ id })[0], `${name} is shown`)
    const faults = await faultsAtRest(device, () => gateFaults(device, id))
    found.push(...[...faults, ...(await overPictureFaults(device, id))].map((fault) => `${name}: ${fault}`))
  }
  return [...found, ...(await keyboardFaults(device)), ...secretFaults(device)]
}

/** The login form: its button must work at the first tap while the keyboard is open. */
export async function keyboardFaults(device: Device): Promise<readonly string[]> {
  await device.type({ id: signInIds.loginEmail }, 'nobody')
  await device.keyboard(true)
  await device.tap({ id: signInIds.loginSubmit })
  await device.keyboard(false)
  const complaint = () => device.all({ id: idOf.fieldError(signInIds.loginEmail) })[0]
  return complaint() === undefined ? ['the first tap beside the keyboard does nothing'] : []
}

function secretFaults({ surroundings }: Device): readonly string[] {
  return [...surroundings.keychainAccess]
    .filter(([, access]) => access !== WHEN_UNLOCKED_THIS_DEVICE_ONLY)
    .map(([name, access]) => `${name} is kept with access ${access}: others than its owner can read it`)
}
