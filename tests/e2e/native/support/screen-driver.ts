/** A phone for testing the load states of screens; its network leads to the proxy in front of the run's server. */
import type { Device } from 'native-host/types'
import { pageIds } from '@/kit/ids'
import { isTab, routeOf } from '@/routes'
import { colour } from '@/styles/tokens'
import type { FaultProxy } from '../../walk/load-states/fault-proxy'
import type { ScreenDriver } from '../../walk/load-states/play'
import { bundleOf } from './bundles'
import { deepLink, nativeDriver } from './driver'
import { storageOf } from './device-storage'
import { shown } from './reach'

/** A colour in React Native's format: a signed number with the opacity in the highest byte. */
const SUNK = 0xff000000 | Number.parseInt(colour.sunk.slice(1), 16) | 0

export async function statesPhone(
  { port }: FaultProxy,
  { token, bundle = bundleOf('android') }: { token?: string; bundle?: string },
): Promise<Device> {
  // the host is an ES module, which this file cannot load in any other way
  const { createDevice } = await import('native-host/device')
  const api = Number(new URL(process.env.SOUK_TEST_API ?? '').port)
  const storage = storageOf({ lang: 'en', ...(token !== undefined && { 'access-token': token }) })
  return createDevice({ bundle, platform: 'android', storage, ports: { [api]: port } })
}

export function nativeScreenDriver(phone: Device, proxy: FaultProxy, ms?: number): ScreenDriver {
  const driver = nativeDriver(phone, ms)
  let above = false
  const page = (id: string) => shown(phone, { id })[0]
  return {
    ms,
    first: 'home',
    async anew() {
      await phone.restart()
      await driver.find(pageIds.home)
      // the categories are the last request of a start
      await phone.until(() => proxy.met().has('getAllCategory') && phone.underWay() === 0, 'the start is over')
      above = false
    },
    async open(link) {
      // a screen that is already in front is not opened again
      if (above) await phone.back()
      const name = routeOf(link)
      above = name !== undefined && !isTab(name)
      // the app starts with home, and keeps it mounted as long as it runs
      if (name === 'home') await phone.restart()
      else await phone.openLink(deepLink(link))
    },
    words: (id) => Promise.resolve(page(id)?.text() ?? ''),
    bones(id) {
      const on = page(id)
      const blocks = phone.all({ component: 'RCTView' }).filter((view) => view.prop('backgroundColor') === SUNK)
      return Promise.resolve(blocks.some((view) => on !== undefined && view.isIn(on) && view.text() === ''))
    },
    tap: driver.tap,
    list: driver.list,
  }
}
