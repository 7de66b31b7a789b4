import type MiniProgram from 'miniprogram-automator/out/MiniProgram'
import type Element from 'miniprogram-automator/out/Element'
import type { InputElement } from 'miniprogram-automator/out/Element'
import type Page from 'miniprogram-automator/out/Page'
import { isTab, routeOf } from '@/routes'
import { eventually, type Driver } from '../../walk/driver'
import { everywhere, locate, look, patiently, readPage } from './elements'

/** A mini-program has at most ten open pages; a walk that opens more starts a new stack. */
const DEEPEST = 9
const FIELDS = ['input', 'textarea']

/** The functions that a test can replace. */
const MOCKED = [
  'request',
  'uploadFile',
  'downloadFile',
  'chooseLocation',
  'chooseMedia',
  'openSetting',
  'getFuzzyLocation',
  'openLocation',
  'scanCode',
]
/** The functions that use the network. */
const TRAFFIC = ['request', 'uploadFile']

export interface WeappDriver extends Driver {
  /** Opens a screen in place of all open ones, and closes whatever covers it. */
  openAlone(link: string): Promise<void>
  /** The text of an element; empty if it does not exist. */
  readIfThere(id: string): Promise<string>
  /** Restores the functions that tests have replaced, because a failed test does not do so. */
  restore(): Promise<void>
}

/** Drives the mini-program only through the automator client, so that it works with any host behind its endpoint. */
export function weappDriver(miniProgram: MiniProgram): WeappDriver {
  const driver: WeappDriver = {
    async open(link) {
      await miniProgram.callWxMethod(await wayTo(miniProgram, link), { url: link })
    },
    async openAlone(link) {
      await miniProgram.callWxMethod('reLaunch', { url: link })
    },
    async restore() {
      for (const name of MOCKED) await miniProgram.restoreWxMethod(name)
    },
    async find(id) {
      await patiently(miniProgram, id, () => Promise.resolve())
    },
    async gone(id) {
      await eventually(
        () => look(miniProgram, async (page) => (await locate(page, id)) === null),
        (gone) => 'done' in gone && gone.done,
        `${id} goes`,
      )
    },
    list(beginning) {
      const ids = async (page: Page) => {
        const elements = await everywhere(page, `[id^="${beginning}"]`)
        return Promise.all(elements.map((element) => element.attribute('id')))
      }
      return readPage(miniProgram, ids, `${beginning}…`)
    },
    async tap(id) {
      await patiently(miniProgram, id, tapWhenReady)
      await turn(miniProgram)
    },
    async type(id, text) {
      await patiently(miniProgram, id, (element) => (element as InputElement).input(text))
      await eventually(
        () => driver.read(id),
        (value) => value === text,
        `${id} holds what was typed`,
      )
    },
    async read(id) {
      const read = async (element: Element) =>
        FIELDS.includes(element.tagName) ? String(await element.value()) : element.text()
      return patiently(miniProgram, id, read)
    },
    readIfThere(id) {
      return readPage(miniProgram, async (page) => (await locate(page, id))?.text() ?? '', id)
    },
    async back() {
      await miniProgram.callWxMethod('navigateBack', { delta: 1 })
    },
    async offline(lost) {
      for (const name of TRAFFIC) {
        if (lost) await miniProgram.mockWxMethod(name, failRequest)
        else await miniProgram.restoreWxMethod(name)
      }
    },
  }
  return driver
}

/** What is busy does not look pressed under a finger: the mini-program has no other sign of it. */
async function tapWhenReady(element: Element): Promise<void> {
  if ((await element.attribute('hover-class')) === 'none') throw new Error('it is disabled or busy')
  await element.tap()
}

/**
 * Waits until the app has drawn the immediate result of a tap. React handles an event in a later turn of the app's
 * loop, and no user is fast enough to tap again before that.
 */
async function turn(miniProgram: MiniProgram): Promise<void> {
  await miniProgram.evaluate(() => new Promise<void>((done) => setTimeout(() => setTimeout(done))))
}

/** Runs in the mini-program: replaces a network call, and fails like a lost network. */
function failRequest(options: { fail?: (error: object) => void; complete?: (error: object) => void }) {
  const error = { errMsg: 'request:fail ', errno: 600001 }
  setTimeout(() => {
    options.fail?.(error)
    options.complete?.(error)
  })
  return { abort: () => undefined, onProgressUpdate: () => undefined }
}

async function wayTo(miniProgram: MiniProgram, link: string): Promise<'switchTab' | 'navigateTo' | 'reLaunch'> {
  const name = routeOf(link)
  if (name && isTab(name)) return 'switchTab'
  return (await miniProgram.pageStack()).length < DEEPEST ? 'navigateTo' : 'reLaunch'
}
