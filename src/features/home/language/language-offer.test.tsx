import { cleanup, screen } from '@testing-library/react'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { clearStored, readStored, writeStored } from '@/platform/storage/storage'
import { ok } from '@/testing/fake-server'
import { settings } from '@/stores/settings'
import { user } from '@/testing/person'
import HomePage from '../home-screen'

const empty = ok({ list: [], count: 0, p: 1, page_size: 20, server_time: '2026-11-20T10:00:00.000Z' })

beforeEach(async () => {
  await clearStored()
  prepareScreen()
    .on('getFlashDeals', empty)
    .on('getRecommendList', empty)
    .on('store', ok({ top: [], center_top: [], center: [], center_bottom: [], bottom: [], popup: [] }))
    .on('getAllCategory', ok({ list: [] }))
  await settings.show('es')
})
afterEach(cleanup)

async function open(...locales: string[]): Promise<void> {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(locales)
  openScreen(HomePage)
  await until(() => (document.body.textContent ?? '').includes('Buscar productos'))
}
const offer = () => screen.queryByRole('group', { name: 'View in English?' })

describe('the first visit [const.languages]', () => {
  it('offers the device’s own language in that language, and shows and keeps it', async () => {
    await open('en-US', 'es')
    await until(() => offer() !== null)
    await user.click(screen.getByRole('button', { name: 'English' }))
    await until(() => settings.language === 'en')
    expect(offer()).toBeNull()
    expect(await readStored('lang')).toBe('en')
  })

  it('asks no more once it was declined', async () => {
    await open('en-US')
    await until(() => offer() !== null)
    await user.click(screen.getByRole('button', { name: 'Cerrar' }))
    await until(() => offer() === null)
    expect([settings.language, await readStored('lang')]).toEqual(['es', 'es'])
  })

  it('offers nothing to people who have chosen, or whose device speaks the language that is shown', async () => {
    await writeStored('lang', 'es')
    await open('en-US')
    expect(offer()).toBeNull()
    cleanup()
    await clearStored()
    await open('es-MX', 'en')
    expect(offer()).toBeNull()
  })
})
