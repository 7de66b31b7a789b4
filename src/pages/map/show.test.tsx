import { mapIds } from '@/components/map-ids'
import { cleanUp, click } from '@/components/testing/render'
import { openScreen, prepareScreen } from '@/components/testing/screen'
import { byId, until } from '@/components/testing/until'
import { openPlace } from '@/platform/map/open-place'
import type { MapViewProps } from '@/platform/map/types'
import { toast } from '@/stores/toast'
import OpenLocationPage from './show'

const mockMap: { shown: MapViewProps | null } = { shown: null }
jest.mock('@/platform/map/map-view', () => ({
  MapView: (props: MapViewProps) => {
    mockMap.shown = props
    return null
  },
}))
jest.mock('@/platform/map/open-place', () => ({ openPlace: jest.fn() }))

const opens = openPlace as jest.Mock
const ROSSIO = { latitude: '38.7139', longitude: '-9.1394', name: 'Rossio', address: 'Lisbon' }

beforeEach(() => {
  prepareScreen()
  mockMap.shown = null
  opens.mockReset().mockResolvedValue(undefined)
})
afterEach(cleanUp)

describe('the page that shows a place', () => {
  it('marks it, says its name and address, and lets nothing else be marked [route.open-location]', () => {
    openScreen(OpenLocationPage, ROSSIO)
    const point = { lat: 38.7139, lng: -9.1394 }
    expect(mockMap.shown).toMatchObject({ centre: point, pin: point })
    expect(mockMap.shown).not.toHaveProperty('onPick')
    expect(byId(mapIds.place).textContent).toBe('RossioLisbon38.71390, -9.13940')
  })

  it('opens it in the maps of the phone', () => {
    openScreen(OpenLocationPage, ROSSIO)
    click(byId(mapIds.open))
    expect(opens).toHaveBeenCalledWith({ point: { lat: 38.7139, lng: -9.1394 }, name: 'Rossio', address: 'Lisbon' })
  })

  it('says so when none opens', async () => {
    opens.mockRejectedValue(new Error('no map'))
    openScreen(OpenLocationPage, ROSSIO)
    click(byId(mapIds.open))
    await until(() => toast.current !== null)
    expect(toast.current).toMatchObject({ text: 'No map could be opened.', kind: 'alert' })
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
