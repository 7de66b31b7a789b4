import { BLUE, drawn, INK, RED, WHITE } from '../../../test/support/drawn'

const PLACED = { position: 'absolute', left: 10, top: 20, width: 40, height: 30 }

describe('a drawn box', () => {
  it('has its background exactly where it was laid out', async () => {
    const { at, inked } = await drawn([{ props: { ...PLACED, backgroundColor: INK.red } }])
    expect(at(10, 20)).toEqual(RED)
    expect(at(49, 49)).toEqual(RED)
    expect(inked(0, 0, 375, 812)).toBe(40 * 30)
  })

  it('shows what is below through a translucent background', async () => {
    const { at } = await drawn([{ props: { ...PLACED, backgroundColor: 0x80ff0000 } }])
    expect(at(20, 30)[0]).toBe(255)
    expect(Math.abs(at(20, 30)[1] - 127)).toBeLessThan(2)
  })

  it('takes signed colours, as Android sends them', async () => {
    const { at } = await drawn([{ props: { ...PLACED, backgroundColor: INK.red | 0 } }])
    expect(at(20, 30)).toEqual(RED)
  })

  it('leaves out what a round corner clips', async () => {
    const { at } = await drawn([{ props: { ...PLACED, backgroundColor: INK.red, borderTopLeftRadius: 12 } }])
    expect(at(10, 20)).toEqual(WHITE)
    expect(at(49, 20)).toEqual(RED)
    expect(at(22, 32)).toEqual(RED)
  })

  it('is a pill when its radius is larger than its half', async () => {
    const { at } = await drawn([{ props: { ...PLACED, backgroundColor: INK.red, borderRadius: 999 } }])
    expect(at(30, 20)).toEqual(RED)
    expect(at(11, 35)).toEqual(RED)
    expect(at(12, 22)).toEqual(WHITE)
  })

  it("has each side's border with its own width and colour", async () => {
    const border = { borderLeftWidth: 4, borderLeftColor: INK.red, borderTopWidth: 2, borderTopColor: INK.blue }
    const { at } = await drawn([{ props: { ...PLACED, ...border } }])
    expect(at(11, 40)).toEqual(RED)
    expect(at(13, 40)).toEqual(RED)
    expect(at(14, 40)).toEqual(WHITE)
    expect(at(30, 21)).toEqual(BLUE)
    expect(at(30, 22)).toEqual(WHITE)
    expect(at(49, 49)).toEqual(WHITE)
  })

  it('has a ring as a border, with the background inside', async () => {
    const ring = { borderWidth: 3, borderColor: INK.blue, backgroundColor: INK.red, borderRadius: 10 }
    const { at } = await drawn([{ props: { ...PLACED, ...ring } }])
    expect(at(10, 20)).toEqual(WHITE)
    expect(at(30, 21)).toEqual(BLUE)
    expect(at(30, 35)).toEqual(RED)
  })

  it('has gaps in a dashed border', async () => {
    const { inked } = await drawn([
      { props: { ...PLACED, borderWidth: 2, borderColor: INK.red, borderStyle: 'dashed' } },
    ])
    const whole = 2 * (40 + 40 + 30 + 30) - 16
    expect(inked(10, 20, 40, 30)).toBeLessThan(whole * 0.75)
    expect(inked(10, 20, 40, 30)).toBeGreaterThan(whole * 0.25)
  })

  it('casts a shadow below itself with an elevation', async () => {
    const { at } = await drawn([{ props: { ...PLACED, backgroundColor: INK.red, elevation: 8 } }])
    expect(at(30, 51)[0]).toBeLessThan(250)
    expect(at(30, 100)).toEqual(WHITE)
  })
})
