import { act, cleanup, screen } from '@testing-library/react'
import Taro from '@tarojs/taro'
import { openScreen, prepareScreen } from '@/testing/screen'
import { advance, until } from '@/testing/until'
import { placeChooser } from '@/platform/location/place-chooser'
import { findPosition } from '@/platform/location/position'
import type { MapViewProps } from '@/platform/map/types'
import { linkTo } from '@/routes'
import { ok, type FakeServer } from '@/testing/fake-server'
import { settings } from '@/stores/settings'
import { enter, user } from '@/testing/person'
import ChooseLocationPage from './choose-location-screen'

const mockMap: { shown: MapViewProps | null } = { shown: null }
jest.mock('@/platform/map/map-view', () => ({
  MapView: (props: MapViewProps) => {
    mockMap.shown = props
    return null
  },
}))
jest.mock('@/platform/location/position', () => ({ findPosition: jest.fn() }))

const PORTO = { lat: 41.15, lng: -8.61 }
const SEA = { lat: 30, lng: -40 }
const position = findPosition as jest.Mock
let server: FakeServer

beforeEach(() => {
  server = prepareScreen().on('citys', ok({ list: [{ code: 'PT', name: 'Portugal' }] }))
  Object.assign(Taro, { getCurrentPages: () => [1, 2] })
  position.mockReset()
})
afterEach(() => {
  cleanup()
  settings.config = null
})

/** Opens the page, and lets the cities come. */
async function open(params: Record<string, string> = {}): Promise<void> {
  openScreen(ChooseLocationPage, params)
  await advance(0)
}

const map = () => mockMap.shown!
const pick = (point: { lat: number; lng: number }) => act(async () => map().onPick?.(point))
/** Waits until the bar below the map says what the place is. */
const says = (text: string) => until(() => screen.queryByRole('status')?.textContent?.includes(text) ?? false)

async function find(words: string, found: string): Promise<void> {
  await enter(screen.getByRole('searchbox'), words)
  await screen.findByRole('button', { name: found })
}

describe('the page to choose a place', () => {
  it('begins with the world, marks nothing, and asks for a place first [route.choose-location]', async () => {
    await open()
    expect(map()).toMatchObject({ zoom: 2, pin: null, tiles: '' })
    expect(screen.getByRole('button', { name: 'Choose a place first' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Choose a place first' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('begins where the link says', async () => {
    await open({ latitude: '41.15', longitude: '-8.61' })
    expect(map().centre).toEqual(PORTO)
  })

  it.each<Record<string, string>>([{ latitude: '91', longitude: '0' }, { latitude: '1' }, { longitude: 'x' }])(
    'says that a link to %j names no place',
    async (params) => {
      await open(params)
      expect(document.body.textContent).toContain('This place cannot be shown')
    },
  )

  it('finds a city by its name, takes the first by Enter alone, and hands on its name and country', async () => {
    const chosen = placeChooser.choose()
    await open()
    await find('lisb', 'Lisbon Portugal')
    await user.click(screen.getByRole('button', { name: 'Lisbon Portugal' }))
    await says('Lisbon')
    expect(map()).toMatchObject({ pin: { lat: 38.72, lng: -9.13 }, zoom: 11 })
    await user.click(screen.getByRole('button', { name: 'Use this place' }))
    await expect(chosen).resolves.toMatchObject({ name: 'Lisbon', parts: { city: 'Lisbon', country: 'PT' } })
    await until(() => (Taro.navigateBack as jest.Mock).mock.calls.length === 1)
  })

  it('finds the cities of a country by its name', async () => {
    await open()
    await until(() => server.names.includes('citys'))
    await find('Portug', 'Lisbon Portugal')
  })

  it('says that nothing has a name', async () => {
    await open()
    await enter(screen.getByRole('searchbox', { name: 'Search for a city' }), 'Xyzzy')
    await screen.findByText('No place of that name. Try another spelling, or tap the map.')
  })

  it('returns the city nearest to the tapped place, and what is known outside all cities', async () => {
    await open()
    await pick(PORTO)
    await says('Near Porto')
    await pick(SEA)
    await says('No address is known here')
    expect(map().pin).toEqual(SEA)
  })

  it('reports no choice when it is left', async () => {
    const chosen = placeChooser.choose()
    await open()
    await pick(PORTO)
    cleanup()
    await expect(chosen).resolves.toBe('cancelled')
  })

  it('shows the choice when no form has requested it', async () => {
    await open()
    await pick(PORTO)
    await says('Near Porto')
    await user.click(screen.getByRole('button', { name: 'Use this place' }))
    await until(() => (Taro.redirectTo as jest.Mock).mock.calls.length === 1)
    const url = linkTo('openLocation', { latitude: 41.15, longitude: -8.61, name: 'Porto', address: 'Portugal' })
    expect(Taro.redirectTo).toHaveBeenCalledWith({ url })
  })

  it('goes where the device is', async () => {
    position.mockResolvedValue(PORTO)
    await open()
    await user.click(screen.getByRole('button', { name: 'Where I am' }))
    await says('Near Porto')
    expect(map()).toMatchObject({ centre: PORTO, pin: PORTO })
  })

  it.each([
    ['refused', 'The app may not use your location'],
    ['failed', 'Your position is not known'],
  ])('says that its position was %s, and goes on', async (answer, words) => {
    position.mockResolvedValue(answer)
    await open()
    await user.click(screen.getByRole('button', { name: 'Where I am' }))
    await until(() => screen.queryByRole('alert')?.textContent?.includes(words) ?? false)
    await pick(PORTO)
    await says('Near Porto')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says that the map did not load, tries again, and can be searched all the while', async () => {
    await open()
    act(() => map().onFail())
    expect(screen.getByText('The map did not load')).toBeTruthy()
    await find('lisb', 'Lisbon Portugal')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await until(() => screen.queryByText('The map did not load') === null)
  })
})

describe('with a geocoder', () => {
  const ADDRESS = {
    lat: '41.1496',
    lon: '-8.6109',
    display_name: 'Rua das Flores 1, Porto, Portugal',
    address: { road: 'Rua das Flores', house_number: '1', city: 'Porto', postcode: '4050-262', country_code: 'pt' },
  }
  let answer: { statusCode: number; data: unknown }

  beforeEach(() => {
    settings.config = { ...EMPTY, geocoder_url: 'https://geo.example' }
    const request = Taro.request as unknown as jest.Mock
    const api = request.getMockImplementation()
    request.mockImplementation((options: { url: string }) =>
      options.url.startsWith('https://geo.example') ? Promise.resolve(answer) : api?.(options),
    )
  })

  it('fills in street, postal code, city and country of what was tapped [map.geocoder]', async () => {
    answer = { statusCode: 200, data: ADDRESS }
    const chosen = placeChooser.choose()
    await open()
    await pick(PORTO)
    await says('Rua das Flores 1')
    await user.click(screen.getByRole('button', { name: 'Use this place' }))
    await expect(chosen).resolves.toMatchObject({
      parts: { street: 'Rua das Flores 1', zip: '4050-262', city: 'Porto', country: 'PT' },
    })
  })

  it('finds addresses, and cities of the list when it does not answer [map.geocoder]', async () => {
    answer = { statusCode: 200, data: [ADDRESS] }
    await open()
    await find('Rua das Flores', 'Rua das Flores 1 Rua das Flores 1, Porto, Portugal')
    answer = { statusCode: 503, data: '' }
    await enter(screen.getByRole('searchbox', { name: 'Search for a place or an address' }), 'Braga')
    await screen.findByRole('button', { name: 'Braga Portugal' })
    await pick(PORTO)
    await says('Near Porto')
  })
})

const EMPTY = { service_url: '', social_login: false, mail_code: false, tile_url: '', gateways: [] }
