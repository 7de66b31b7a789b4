import fc from 'fast-check'
import { readFromPage, RECEIVER, scriptOf, type ToPage } from './messages'

const SHOWN: ToPage = {
  centre: { lat: 1, lng: 2 },
  zoom: 3,
  pin: null,
  tiles: '',
  words: { label: '</script>"\u2028', zoomIn: '+', zoomOut: '-' },
  picks: true,
}

it('sends the page its content, with any texts', () => {
  const heard: unknown[] = []
  const window = { [RECEIVER]: (shown: unknown) => heard.push(shown) }
  new Function('window', scriptOf(RECEIVER, SHOWN))(window)
  expect(heard).toEqual([SHOWN])
})

describe('what comes from the page', () => {
  it('is read when it is one of its messages', () => {
    for (const kind of ['ready', 'cities', 'failed']) expect(readFromPage(`{"kind":"${kind}"}`)).toEqual({ kind })
    const point = { lat: 1.5, lng: -2 }
    expect(readFromPage(JSON.stringify({ kind: 'picked', point }))).toEqual({ kind: 'picked', point })
  })

  it('is null for an invalid point', () => {
    for (const point of [null, {}, { lat: '1', lng: 2 }, { lat: 91, lng: 0 }, [1, 2]]) {
      expect(readFromPage(JSON.stringify({ kind: 'picked', point }))).toBeNull()
    }
  })

  it('is nothing when it is anything else', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => readFromPage(text) === null))
  })
})
