import { act, cleanup, screen } from '@testing-library/react'
import Taro from '@tarojs/taro'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { openPlace } from '@/platform/map/open-place'
import type { MapViewProps } from '@/platform/map/types'
import { network } from '@/stores/network'
import { settings } from '@/stores/settings'
import { toast } from '@/stores/toast'
import { toastText, user } from '@/testing/person'
import OpenLocationPage from './open-location-screen'

const mockMap: { shown: MapViewProps | null } = { shown: null }
jest.mock('@/platform/map/map-view', () => ({
  MapView: (props: MapViewProps) => {
    mockMap.shown = props
    return null
  },
}))
const mockLost = { now: false }
jest.mock('@/platform/map/load-cities', () => ({
  loadCities: async () => {
    if (mockLost.now) throw new Error('Loading chunk 7 failed')
    return [{ name: 'Lisbon', native: 'Lisboa', country: 'PT', point: { lat: 38.72, lng: -9.13 } }]
  },
}))
jest.mock('@/platform/map/open-place', () => ({ openPlace: jest.fn() }))

const opens = openPlace as jest.Mock
const ROSSIO = { latitude: '38.7139', longitude: '-9.1394', name: 'Rossio', address: 'Lisbon' }
const LISBON = { lat: 38.72, lng: -9.13 }
const HOME = { address: 'Rua da Rosa 42, 1200-386 Lisboa', city: 'Lisboa', country: 'PT' }

beforeEach(() => {
  prepareScreen()
  mockMap.shown = null
  mockLost.now = false
  opens.mockReset().mockResolvedValue(undefined)
})
afterEach(() => {
  cleanup()
  settings.config = null
})

describe('the page that shows a place', () => {
  it('marks it, says its name and address, and lets nothing else be marked [route.open-location]', () => {
    openScreen(OpenLocationPage, ROSSIO)
    const point = { lat: 38.7139, lng: -9.1394 }
    expect(mockMap.shown).toMatchObject({ centre: point, pin: point })
    expect(mockMap.shown).not.toHaveProperty('onPick')
    expect(document.body.textContent).toContain('RossioLisbon38.71390, -9.13940')
  })

  it('opens it in the maps of the phone', async () => {
    openScreen(OpenLocationPage, ROSSIO)
    await user.click(screen.getByRole('button', { name: 'Open in maps' }))
    expect(opens).toHaveBeenCalledWith({ point: { lat: 38.7139, lng: -9.1394 }, name: 'Rossio', address: 'Lisbon' })
  })

  it('says so when none opens', async () => {
    opens.mockRejectedValue(new Error('no map'))
    openScreen(OpenLocationPage, ROSSIO)
    await user.click(screen.getByRole('button', { name: 'Open in maps' }))
    await until(() => toastText() !== '')
    expect(toast.current).toMatchObject({ text: 'No map could be opened.', kind: 'alert' })
  })

  it('looks an address up that has no coordinates, and says that it knows its city alone [route.open-location]', async () => {
    openScreen(OpenLocationPage, { address: 'Rua da Rosa 42, 1200-386 Lisboa', city: 'lisbon', country: 'PT' })
    await until(() => mockMap.shown !== null)
    expect(mockMap.shown).toMatchObject({ pin: LISBON })
    expect(document.body.textContent).toContain('Rua da Rosa 42, 1200-386 LisboaNear Lisbon')
  })

  it('takes the address from the geocoder where there is one, and the city when that does not answer', async () => {
    settings.config = { geocoder_url: 'https://geo.test' } as never
    const found = { lat: '38.71', lon: '-9.14', display_name: 'Rua da Rosa 42' }
    const request = jest.spyOn(Taro, 'request').mockResolvedValue({ statusCode: 200, data: [found] } as never)
    openScreen(OpenLocationPage, HOME)
    await until(() => mockMap.shown !== null)
    expect(mockMap.shown).toMatchObject({ pin: { lat: 38.71, lng: -9.14 } })
    expect(request.mock.calls[0]?.[0].url).toContain(`q=${encodeURIComponent(HOME.address)}`)
    cleanup()
    mockMap.shown = null
    request.mockRejectedValue(new Error('no network'))
    openScreen(OpenLocationPage, HOME)
    await until(() => mockMap.shown !== null)
    expect(mockMap.shown).toMatchObject({ pin: LISBON })
  })

  it('says that the cities did not come, for which the network may be to blame, and finds the address on another try', async () => {
    mockLost.now = true
    openScreen(OpenLocationPage, HOME)
    expect(await screen.findByText('The map did not load')).toBeTruthy()
    act(() => network.setReached(false))
    expect(screen.getByText('Check the connection and try again.')).toBeTruthy()
    mockLost.now = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await until(() => mockMap.shown !== null)
    expect(mockMap.shown).toMatchObject({ pin: LISBON })
    act(() => network.setReached(true))
  })

  it.each([
    ['of a city of that name elsewhere', { ...HOME, country: 'FR' }],
    ['of a village', { ...HOME, city: 'Vilar de Mouros' }],
  ])('says that the map does not know an address %s', async (_, params) => {
    openScreen(OpenLocationPage, params)
    await until(() => (document.body.textContent ?? '').includes('This address is not known to the map'))
    expect(mockMap.shown).toBeNull()
  })

  it.each<Record<string, string>>([
    {},
    { latitude: '1' },
    { latitude: '1', longitude: '181' },
    { latitude: 'a', longitude: 'b' },
  ])('says that a link to %j names no place, and shows no map', (params) => {
    openScreen(OpenLocationPage, params)
    expect(document.body.textContent).toContain('This place cannot be shown')
    expect(mockMap.shown).toBeNull()
  })
})
