/** Which elements a user can see on a device, and how they are reached. */
import type { Device, DeviceElement, Query } from 'native-host/types'
import { POLL_MS } from '../../walk/driver'
import { SCREENS } from '../../walk/screens'

const PAGES: ReadonlySet<string> = new Set(Object.values(SCREENS).map(({ id }) => id))

/** Why an action is not possible yet; a reason to try again. */
class NotYet extends Error {
  override readonly name = 'NotYet'
}

/** The elements on the page in front, including those to scroll to, without pages below it and closed sheets. */
export function shown(device: Device, asked: Query): DeviceElement[] {
  const below = device
    .all({ idBegins: 'page-' })
    .filter(({ id }) => PAGES.has(id ?? ''))
    // the navigator keeps the page below drawn, for a swipe back
    .filter((page) => device.look(page).state === 'covered')
  return device
    .all(asked)
    .filter((element) => !['hidden', 'empty'].includes(device.look(element).state))
    .filter((element) => !below.some((page) => element.isIn(page)))
}

/** Whether at least half of its width and height is visible. */
function isMostlySeen(device: Device, element: DeviceElement): boolean {
  const sight = device.look(element)
  if (sight.state !== 'visible') return false
  const { width, height } = element.box()
  return sight.box.width * 2 >= width && sight.box.height * 2 >= height
}

/** Scrolls until the middle of the element is on the screen. Throws `NotYet` if scrolling does not help. */
export async function broughtIntoView(device: Device, id: string): Promise<DeviceElement> {
  const [element] = shown(device, { id })
  if (!element) throw new NotYet('it is not there')
  if (!isMostlySeen(device, element)) await device.bringIntoView(element)
  const sight = device.look(element)
  if (sight.state === 'covered') throw new NotYet(`${nameOf(sight.by)} lies over it`)
  if (sight.state !== 'visible') throw new NotYet(`it is ${sight.state}`)
  return element
}

const nameOf = ({ component, id }: DeviceElement) => `${component}${id ? ` "${id}"` : ''}`

/** Throws `NotYet` while an element is disabled or busy. */
export function needAwake(element: DeviceElement): void {
  const state = element.prop('accessibilityState') as { disabled?: boolean; busy?: boolean } | undefined
  if (state?.disabled || state?.busy) throw new NotYet(state.disabled ? 'it is disabled' : 'it is busy')
}

/** Acts on an element, and tries again while it does not exist yet, or something moves or covers it. */
export async function patiently<T>(device: Device, what: string, ms: number, act: () => Promise<T>): Promise<T> {
  const end = Date.now() + ms
  for (;;) {
    try {
      return await act()
    } catch (error) {
      if (!isRefusal(error) || device.records.fatal().length > 0) throw error
      if (Date.now() > end) throw new Error(`${what}: ${error.message}`, { cause: error })
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

/** Compared by name, because the host is loaded as an ES module. */
function isRefusal(error: unknown): error is Error {
  return error instanceof NotYet || (error instanceof Error && error.name === 'HostError')
}
