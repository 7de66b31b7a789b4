import { movesTo } from './propose'
import { sourcesOf, withOwnPaths } from './images'

describe('the steps to a wanted state [rule.import-check]', () => {
  it.each([
    ['draft', 'listed', ['submit']],
    ['review', 'listed', []],
    ['listed', 'draft', ['withdraw', 'draft']],
    ['draft', 'withdrawn', ['rest']],
    ['review', 'withdrawn', ['draft', 'rest']],
    ['listed', 'withdrawn', ['withdraw']],
    ['blocked', 'listed', null],
  ] as const)('from %s to %s are %j', (from, wanted, moves) => expect(movesTo(from, wanted)).toEqual(moves))
})

describe('the pictures of a cell [rule.import-pictures]', () => {
  const bases = ['https://souk.test/media']

  it('are addresses, names, and paths of this server, each once', () => {
    const cell = ' https://a.test/1.png | mug.png |mug.png| https://souk.test/media/uploads/public/a-600.webp |'
    expect(sourcesOf(withOwnPaths(cell, bases))).toEqual({
      sources: ['https://a.test/1.png', 'mug.png', '/uploads/public/a-600.webp'],
      rule: null,
    })
  })

  it.each(['ftp://a.test/1.png', 'https://u:p@a.test/1.png', '../mug.png', 'folder\\mug.png', 'https://'])(
    '%s is none',
    (cell) => expect(sourcesOf(cell)).toEqual({ sources: [], rule: 'format' }),
  )
})
