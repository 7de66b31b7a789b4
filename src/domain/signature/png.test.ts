import sharp from 'sharp'
import { inked } from './ink'
import { pngOf } from './png'
import { BOARD } from './board'
import { writtenName } from './written-name'

/** The lightness of pixels, as another program reads them. */
async function read(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true })
  return { info, at: (x: number, y: number) => data[(y * info.width + x) * info.channels] }
}

it('is a picture that any program reads: black strokes on white, softened at their edge', async () => {
  const line = [
    { x: 100, y: 120 },
    { x: 300.2, y: 120 },
  ]
  const { info, at } = await read(pngOf(inked([line, [{ x: 500, y: 60 }]])))
  expect([info.width, info.height]).toEqual([BOARD.width, BOARD.height])
  expect([at(200, 120), at(200, 119), at(500, 60)]).toEqual([0, 0, 0])
  expect([at(200, 110), at(90, 120), at(0, 0), at(599, 239)]).toEqual([255, 255, 255, 255])
  expect(at(302, 120)).toBeGreaterThan(0)
  expect(at(302, 120)).toBeLessThan(255)
})

it('is small enough to be sent at once', () => {
  expect(pngOf(inked(writtenName('Ada Lovelace'))).length).toBeLessThan(80_000)
})

it('takes strokes at the very edge', async () => {
  const { at } = await read(pngOf(inked([[{ x: 0, y: 0 }], [{ x: BOARD.width, y: BOARD.height }]])))
  expect([at(0, 0), at(599, 239)]).toEqual([0, 0])
})
