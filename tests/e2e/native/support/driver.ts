import type { Device } from 'native-host/types'
import { ids } from '@/kit/ids'
import { WAIT_MS, type Driver } from '../../walk/driver'
import { broughtIntoView, needAwake, patiently, shown } from './reach'

/** The address with which another app would open a screen. */
export const deepLink = (link: string) => `souk:/${link}`

/**
 * Drives the native app like a user: it scrolls to elements out of sight, and taps only elements that a finger can
 * reach. The app must be running.
 * @param ms the maximum wait for an element to find, tap, type into or read
 */
export function nativeDriver(device: Device, ms = WAIT_MS): Driver {
  const driver: Driver = {
    open: (link) => device.openLink(deepLink(link)),
    async find(id) {
      await patiently(device, id, ms, () => broughtIntoView(device, id))
    },
    async gone(id) {
      await device.until(() => shown(device, { id }).length === 0, `${id} goes`, ms)
    },
    async list(beginning) {
      return shown(device, { idBegins: beginning }).flatMap(({ id }) => id ?? [])
    },
    async tap(id) {
      await patiently(device, id, ms, async () => {
        const element = await broughtIntoView(device, id)
        needAwake(element)
        return device.tap(element)
      })
    },
    async type(id, text) {
      await patiently(device, id, ms, async () => device.type(await broughtIntoView(device, id), text))
      await device.until(() => shown(device, { id })[0]?.value() === text, `${id} holds what was typed`, ms)
    },
    async read(id) {
      const element = await device.until(() => shown(device, { id })[0], id, ms)
      return element.value() ?? element.text()
    },
    async back() {
      if (device.shape.platform === 'android') await device.back()
      else await driver.tap(ids.back)
    },
    offline: (lost) => device.offline(lost),
  }
  return driver
}
