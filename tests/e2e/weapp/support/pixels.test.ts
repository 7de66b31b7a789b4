import sharp from 'sharp'
import { contrastIn, drawnIn, pixelsOf } from './pixels'

const WHOLE = { left: 0, top: 0, width: 40, height: 20 }

/** A window of 40 × 20 px with two pixels per px, and a box in its left half. */
async function windowWith(ground: string, ink: string) {
  const mark = await sharp({ create: { width: 20, height: 20, channels: 3, background: ink } })
    .png()
    .toBuffer()
  const png = await sharp({ create: { width: 80, height: 40, channels: 3, background: ground } })
    .composite([{ input: mark, left: 10, top: 10 }])
    .png()
    .toBuffer()
  return pixelsOf(png, 40)
}

it('distinguishes black on white from white on white', async () => {
  expect(contrastIn(await windowWith('#ffffff', '#000000'), WHOLE)).toBeCloseTo(21)
  expect(contrastIn(await windowWith('#ffffff', '#ffffff'), WHOLE)).toBe(1)
})

it('reads only the box, in px of the window', async () => {
  const pixels = await windowWith('#ffffff', '#000000')
  expect(contrastIn(pixels, { ...WHOLE, left: 20, width: 20 })).toBe(1)
  expect(drawnIn(pixels, WHOLE)).toBeCloseTo(400 / 3200)
  expect(drawnIn(pixels, { left: 5, top: 5, width: 20, height: 10 })).toBeCloseTo(0.5)
  expect(drawnIn(pixels, { left: 100, top: 5, width: 20, height: 10 })).toBe(0)
})
