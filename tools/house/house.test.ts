import { onlyPassesOn } from './files.mjs'
import { knotsOf, roomOf, roomsOf } from './graph.mjs'

const importing = (source: string, ...imported: string[]) => ({
  source,
  dependencies: imported.map((resolved) => ({ resolved })),
})

describe('the rooms of the house', () => {
  it('are areas of the server and features of the app', () => {
    expect(roomOf('server/areas/cart/lines.ts')).toBe('server/areas/cart')
    expect(roomOf('src/features/cart/parts/line.tsx')).toBe('src/features/cart')
    expect(roomOf('src/kit/button/button.tsx')).toBeNull()
  })

  it('are knotted where they lead back to themselves, over others too, and tests do not count', () => {
    const rooms = roomsOf([
      importing('server/areas/a/x.ts', 'server/areas/b/x.ts'),
      importing('server/areas/b/x.ts', 'server/areas/c/x.ts'),
      importing('server/areas/c/x.ts', 'server/areas/a/x.ts', 'server/areas/d/x.ts'),
      importing('server/areas/d/x.ts'),
      importing('server/areas/d/x.test.ts', 'server/areas/a/x.ts'),
    ])
    expect(knotsOf(rooms)).toEqual([['server/areas/a', 'server/areas/b', 'server/areas/c']])
  })
})

describe('the files of the house', () => {
  it('pass on where there is nothing but exports from elsewhere', () => {
    expect(onlyPassesOn("/** Words. */\nexport { a } from './a'\nexport * from './b'\n")).toBe(true)
    expect(onlyPassesOn("import { a } from './a'\nexport const b = () => a()\n")).toBe(false)
    expect(onlyPassesOn('export const one = 1\n')).toBe(false)
  })
})
