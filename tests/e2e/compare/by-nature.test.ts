import { atRest } from './by-nature'
import type { Piece } from './reading'

const piece = (kind: Piece['kind'], name: string): Piece => ({
  kind,
  name,
  box: { left: 0, top: 0, width: 20, height: 20 },
  foot: false,
})

describe('a reading at rest', () => {
  it('has a clock that stands still', () => {
    const { words, pieces } = atRest({ words: 'Endsin09:41:07Bags', pieces: [piece('text', '41')], bar: 0 })
    expect(words).toBe('Endsin00:00:00Bags')
    expect(pieces[0].name).toBe('00')
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
