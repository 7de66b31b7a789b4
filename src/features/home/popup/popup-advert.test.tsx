import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import Taro from '@tarojs/taro'
import { has } from '@/testing/find'
import { openScreen, prepareScreen } from '@/testing/screen'
import * as clock from '@/platform/clock'
import { clearStored } from '@/platform/storage/storage'
import { ok } from '@/testing/fake-server'
import { session } from '@/stores/session'
import { settings } from '@/stores/settings'
import { user } from '@/testing/person'
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
  const server = prepareScreen().on(
    'store',
    ok({ top: [], center_top: [], center: [], center_bottom: [], bottom: [], popup: [popup] }),
  )
  expect(server).toBeDefined()
  settings.language = 'en'
  // a day passes between the tests
  hours += 25
  jest.spyOn(clock, 'now').mockImplementation(() => hours * HOUR)
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  await clearStored()
  await settings.loadAdverts()
})
afterEach(() => {
  cleanup()
  session.loggedIn = false
})

const isOpen = () => has('dialog', '500 USD to try the shop with')
/** Advances the test's clock, and settles everything that is due. */
const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)))

/** Looks at home for so long that a popup which will come has come. */
async function open(): Promise<void> {
  openScreen(LaterPopup)
  fireEvent.pointerDown(document.body)
  await pass(60_000)
}

describe('the popup advert [advert.popup-24h]', () => {
  it('comes a moment after the first touch, over the page, and says what it is about', async () => {
    openScreen(LaterPopup)
    await pass(60_000)
    expect(isOpen()).toBe(false)
    fireEvent.pointerDown(document.body)
    await pass(1_499)
    expect(isOpen()).toBe(false)
    await pass(1)
    await pass(1)
    expect(screen.getByRole('dialog', { name: '500 USD to try the shop with' })).toBeTruthy()
  })

  it('closes by its button and by Escape, and does not return within the day', async () => {
    await open()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(isOpen()).toBe(false)
    cleanup()
    hours += 23
    await open()
    expect(isOpen()).toBe(false)
    cleanup()
    hours += 1
    await open()
    expect(isOpen()).toBe(true)
    fireEvent.keyDown(screen.getByRole('dialog', { name: '500 USD to try the shop with' }), { key: 'Escape' })
    expect(isOpen()).toBe(false)
  })

  it('speaks of a new account to visitors alone', async () => {
    const welcome = { ...popup, link: 'pages/users/register' }
    prepareScreen().on(
      'store',
      ok({ top: [], center_top: [], center: [], center_bottom: [], bottom: [], popup: [welcome] }),
    )
    await settings.loadAdverts()
    await open()
    expect(isOpen()).toBe(true)
    cleanup()
    hours += 25
    session.loggedIn = true
    await open()
    expect(isOpen()).toBe(false)
  })

  it('leads where it says', async () => {
    await open()
    await user.click(screen.getByRole('button', { name: 'Have a look' }))
    await pass(0)
    expect(Taro.navigateTo).toHaveBeenCalledWith({ url: '/pages/search/search?q=gift' })
    expect(isOpen()).toBe(false)
  })
})
