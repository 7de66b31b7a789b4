import type { Adverts } from '@contract/entities/settings'
import { clearStored, writeStored } from '@/platform/storage/storage'
import { FakeServer, ok } from '@/testing/fake-server'
import { openRequests } from '@/services/context'
import { takePopup } from './popup'
import { settings } from '@/stores/settings'

jest.mock('@/platform/host/page-language', () => ({ setPageLanguage: () => undefined }))

const HOUR = 3_600_000
const NONE = { top: [], center_top: [], center: [], center_bottom: [], bottom: [] }
const adverts = { ...NONE, popup: [{ id: '9' }] } as unknown as Adverts

beforeEach(async () => {
  jest.useFakeTimers({ now: 100 * HOUR })
  await clearStored()
  openRequests()
  new FakeServer().on('store', ok(adverts))
  await settings.loadAdverts()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

it('comes once, and again after 24 hours [advert.popup-24h]', async () => {
  await expect(takePopup()).resolves.toMatchObject({ id: '9' })
  await expect(takePopup()).resolves.toBeNull()
  jest.setSystemTime(124 * HOUR - 1)
  await expect(takePopup()).resolves.toBeNull()
  jest.setSystemTime(124 * HOUR)
  await expect(takePopup()).resolves.toMatchObject({ id: '9' })
})

it('is not silenced by a clock that was set back [advert.popup-24h]', async () => {
  await writeStored('ad-timestamp', 500 * HOUR)
  await expect(takePopup()).resolves.toMatchObject({ id: '9' })
})

it('is nothing when the server offers none', async () => {
  new FakeServer().on('store', ok({ ...adverts, popup: [] }))
  await settings.loadAdverts()
  await expect(takePopup()).resolves.toBeNull()
})

it('does not come again because a logout emptied the device [advert.popup-24h]', async () => {
  jest.setSystemTime(200 * HOUR)
  await expect(takePopup()).resolves.toMatchObject({ id: '9' })
  await clearStored()
  jest.setSystemTime(201 * HOUR)
  await expect(takePopup()).resolves.toBeNull()
  jest.setSystemTime(224 * HOUR)
  await expect(takePopup()).resolves.toMatchObject({ id: '9' })
})
