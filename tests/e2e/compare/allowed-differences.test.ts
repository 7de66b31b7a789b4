import { asFarAs, atRest, depthOf } from './allowed-differences'
import type { Piece } from './reading'

const piece = (kind: Piece['kind'], name: string): Piece => ({
  kind,
  name,
  box: { left: 0, top: 0, width: 20, height: 20 },
  foot: false,
})

describe('a reading with fixed texts', () => {
  it('has a fixed text for a clock', () => {
    const { words, pieces } = atRest({ words: 'Endsin09:41:07Bags', pieces: [piece('text', '41')], bar: 0 })
    expect(words).toBe('Endsin00:00:00Bags')
    expect(pieces[0]?.name).toBe('00')
  })

  it('keeps every other number', () => {
    const { words, pieces } = atRest({
      words: '$10.5012left',
      pieces: [piece('text', '12 left'), piece('press', '12')],
      bar: 0,
    })
    expect(words).toBe('$10.5012left')
    expect(pieces.map(({ name }) => name)).toEqual(['12 left', '12'])
  })
})

describe('a reading limited to the height of the web app’s page', () => {
  const at = (name: string, top: number, foot = false): Piece => ({
    ...piece('text', name),
    box: { left: 0, top, width: 20, height: 20 },
    foot,
  })
  const web = { words: '', pieces: [at('Bags', 900), at('Home', 1500, true)], bar: 0 }

  it('ends at the lower edge of the scrolling part', () => {
    expect(depthOf(web)).toBe(920)
  })

  it('has only the bars of what follows', () => {
    const native = { words: '', pieces: [at('Bags', 905), at('Hats', 948), at('Home', 1500, true)], bar: 0 }
    const { words, pieces } = asFarAs(depthOf(web), native)
    expect(pieces.map(({ name }) => name)).toEqual(['Bags', 'Home'])
    expect(words).toBe('BagsHome')
  })
})
