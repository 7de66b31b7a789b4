import Taro from '@tarojs/taro'
import { act } from 'react-dom/test-utils'
import type { Adverts } from '@contract/entities/settings'
import { contentIds } from '@/components/content-ids'
import { cleanUp, click, press } from '@/components/testing/render'
import { openScreen, prepareScreen } from '@/components/testing/screen'
import { byId } from '@/components/testing/until'
import * as clock from '@/platform/clock'
import { forgetAll } from '@/platform/storage/storage'
import { ok } from '@/services/fake-server'
import { settings } from '@/stores/settings'
import { LaterPopup } from './later-popup'

const HOUR = 3_600_000
const popup = {
  id: '9',
  image: 'a/gift.webp',
  ground: 'forest',
  title_en: '500 USD to try the shop with',
  text_en: 'A welcome for you',
  link: 'pages/search/search?q=gift',
}
let hours = 1_000

beforeEach(async () => {
  const server = prepareScreen().on('store', ok({ popup: [popup] } as unknown as Adverts))
  expect(server).toBeDefined()
  settings.language = 'en'
  // a day passes between the tests
  hours += 25
  jest.spyOn(clock, 'now').mockImplementation(() => hours * HOUR)
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  await forgetAll()
  await settings.loadAdverts()
  jest.useFakeTimers()
})
afterEach(() => {
  cleanUp()
  jest.useRealTimers()
})

const there = () => document.getElementById(contentIds.popup) !== null
/** Time goes by on a clock of the test, and whatever is due in it has been done. */
const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)))

/** Looks at home for so long that a popup which will come has come. */
async function open(): Promise<void> {
  openScreen(LaterPopup)
  await pass(60_000)
}

describe('the popup advert [advert.popup-24h]', () => {
  it('comes after a moment, over the page, and says what it is about', async () => {
    openScreen(LaterPopup)
    await pass(1_499)
    expect(there()).toBe(false)
    await pass(1)
    await pass(1)
    expect(byId(contentIds.popup).getAttribute('role')).toBe('dialog')
    expect(byId(contentIds.popup).textContent).toContain('500 USD to try the shop with')
  })

  it('goes by its button, by Escape, and is not there again within the day', async () => {
    await open()
    click(byId(contentIds.popupClose))
    expect(there()).toBe(false)
    cleanUp()
    hours += 23
    await open()
    expect(there()).toBe(false)
    cleanUp()
    hours += 1
    await open()
    expect(there()).toBe(true)
    press(byId(contentIds.popup), 'Escape')
    expect(there()).toBe(false)
  })

  it('leads where it says', async () => {
    await open()
    click(byId(contentIds.popupOpen))
    await pass(0)
    expect(Taro.navigateTo).toHaveBeenCalledWith({ url: '/pages/search/search?q=gift' })
    expect(there()).toBe(false)
  })
})
