import { loadImage } from '@napi-rs/canvas'
import { BLUE, drawn, INK, RED, stripes, WHITE } from '../../../test/support/drawn'
import { placePicture } from './picture-place'

const LIME = [0, 255, 0]

describe('the place of a picture in its box', () => {
  const box = { x: 0, y: 0, width: 100, height: 50 }
  const wide = { width: 400, height: 100 }

  it('covers it, clipped equally on both sides', () => {
    expect(placePicture('cover', box, wide)).toEqual({ x: -50, y: 0, width: 200, height: 50 })
    expect(placePicture(undefined, box, wide)).toEqual(placePicture('cover', box, wide))
  })

  it('is contained in it as a whole', () => {
    expect(placePicture('contain', box, wide)).toEqual({ x: 0, y: 12.5, width: 100, height: 25 })
  })

  it('is stretched over it', () => {
    expect(placePicture('stretch', box, wide)).toEqual(box)
  })

  it('is centred, and only scaled down', () => {
    const small = { width: 20, height: 10 }
    expect(placePicture('center', box, small)).toEqual({ x: 40, y: 20, width: 20, height: 10 })
    expect(placePicture('center', box, wide)).toEqual(placePicture('contain', box, wide))
  })
})

describe('a drawn picture', () => {
  const PLACED = { position: 'absolute', left: 10, top: 10, width: 40, height: 40 }
  const image = (props: object) => [{ name: 'RCTImageView', props: { ...PLACED, src: [{ uri: 'it' }], ...props } }]
  const picture = () =>
    loadImage(stripes([...Array(10).fill('red'), ...Array(20).fill('lime'), ...Array(10).fill('blue')], 20))

  it('is cropped at both sides by a narrower box', async () => {
    const it = await picture()
    const { at } = await drawn(image({ resizeMode: 'cover' }), () => it)
    expect(at(12, 30)).toEqual(LIME)
    expect(at(47, 30)).toEqual(LIME)
    expect(at(51, 30)).toEqual(WHITE)
  })

  it('leaves space above and below when it is contained', async () => {
    const it = await picture()
    const { at } = await drawn(image({ resizeMode: 'contain' }), () => it)
    expect(at(15, 15)).toEqual(WHITE)
    expect(at(12, 30)).toEqual(RED)
    expect(at(47, 30)).toEqual(BLUE)
  })

  it('is clipped by round corners', async () => {
    const it = await picture()
    const { at } = await drawn(image({ borderRadius: 20 }), () => it)
    expect(at(11, 11)).toEqual(WHITE)
    expect(at(30, 12)).toEqual(LIME)
  })

  it('has one colour when it is tinted, and keeps its shape', async () => {
    const it = await loadImage(stripes(['lime', 'transparent']))
    const { at } = await drawn(image({ resizeMode: 'stretch', tintColor: INK.red }), () => it)
    expect(at(15, 30)).toEqual(RED)
    expect(at(45, 30)).toEqual(WHITE)
  })

  it('is left out while it is not loaded', async () => {
    const { inked } = await drawn(image({}))
    expect(inked(0, 0, 100, 100)).toBe(0)
  })
})
