import { act, render, screen } from '@testing-library/react-native'
import { Linking } from 'react-native'
import { readAsset } from './read-asset.rn'
import { MapView } from './map-view'
import type { MapViewProps } from './types'

jest.mock('./read-asset.rn', () => ({ readAsset: jest.fn() }))
jest.mock('react-native-webview', () => {
  const { forwardRef, useImperativeHandle } = jest.requireActual<typeof import('react')>('react')
  const { View } = jest.requireActual<typeof import('react-native')>('react-native')
  const WebView = forwardRef(function WebView(props: object, ref) {
    useImperativeHandle(ref, () => ({ injectJavaScript: (script: string) => injected.push(script) }))
    return <View testID="web" {...props} />
  })
  return { WebView }
})

const injected: string[] = []
const read = readAsset as jest.Mock
const onPick = jest.fn()
const onFail = jest.fn()
const PROPS: MapViewProps = {
  centre: { lat: 1, lng: 2 },
  zoom: 3,
  pin: null,
  tiles: '',
  words: { label: 'Map', zoomIn: '+', zoomOut: '-' },
  onPick,
  onFail,
}

interface Web {
  readonly source: { readonly html: string }
  readonly onMessage: (event: object) => void
  readonly onShouldStartLoadWithRequest: (request: { url: string }) => boolean
}
const web = (): Web => screen.getByTestId('web').props as Web
const post = (message: object) => act(async () => web().onMessage({ nativeEvent: { data: JSON.stringify(message) } }))

beforeEach(() => {
  injected.length = 0
  jest.clearAllMocks()
  read.mockResolvedValueOnce('<p>page</p>').mockResolvedValue('Lisbon|PT|38.72|-9.13\n')
})

async function show(props: Partial<MapViewProps> = {}): Promise<void> {
  render(<MapView {...PROPS} {...props} />)
  await act(async () => undefined)
}

it('shows the page that ships with the app, and sends it the content once it is loaded', async () => {
  await show()
  expect(web().source.html).toBe('<p>page</p>')
  expect(injected).toEqual([])
  await post({ kind: 'ready' })
  expect(injected).toHaveLength(1)
  expect(injected[0]).toContain('"centre":{"lat":1,"lng":2}')
  await act(async () => screen.rerender(<MapView {...PROPS} pin={{ lat: 5, lng: 6 }} />))
  expect(injected[1]).toContain('"pin":{"lat":5,"lng":6}')
})

it('hands on what a person marks, and nothing that is no place', async () => {
  await show()
  await post({ kind: 'picked', point: { lat: 200, lng: 0 } })
  await post({ kind: 'picked', point: { lat: 7, lng: 8 } })
  expect(onPick.mock.calls).toEqual([[{ lat: 7, lng: 8 }]])
})

it('hands the cities to a page that draws outlines', async () => {
  await show()
  await post({ kind: 'cities' })
  expect(injected).toEqual([expect.stringContaining('Lisbon|PT')])
})

it('reports no map when the page cannot be read, or fails', async () => {
  await show()
  await post({ kind: 'failed' })
  expect(onFail).toHaveBeenCalledTimes(1)
  read.mockReset().mockRejectedValue(new Error('no such file'))
  await show()
  expect(onFail).toHaveBeenCalledTimes(2)
})

it('leads out of the app by a link of the page, and keeps the page', async () => {
  const open = jest.spyOn(Linking, 'openURL').mockResolvedValue(true)
  await show()
  expect(web().onShouldStartLoadWithRequest({ url: 'about:blank' })).toBe(true)
  expect(open).not.toHaveBeenCalled()
  expect(web().onShouldStartLoadWithRequest({ url: 'https://makers.example' })).toBe(false)
  expect(open).toHaveBeenCalledWith('https://makers.example')
})
