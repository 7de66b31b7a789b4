import { BLUE, drawn, INK, RED, WHITE } from '../../test/support/drawn'

const at0 = (width: number, height: number, more: object = {}) => ({
  position: 'absolute',
  left: 0,
  top: 0,
  width,
  height,
  ...more,
})
const red = { backgroundColor: INK.red }
const blue = { backgroundColor: INK.blue }

describe('a drawn tree', () => {
  it('is drawn in order, which zIndex changes', async () => {
    const plain = await drawn([{ props: at0(50, 50, red) }, { props: at0(50, 50, blue) }])
    expect(plain.at(25, 25)).toEqual(BLUE)
    const lifted = await drawn([{ props: at0(50, 50, { ...red, zIndex: 1 }) }, { props: at0(50, 50, blue) }])
    expect(lifted.at(25, 25)).toEqual(RED)
  })

  it('overflows its parent, unless that clips it', async () => {
    const child = { props: { width: 100, height: 100, ...red } }
    const open = await drawn([{ props: at0(50, 50), children: [child] }])
    expect(open.at(80, 80)).toEqual(RED)
    const closed = await drawn([{ props: at0(50, 50, { overflow: 'hidden' }), children: [child] }])
    expect(closed.at(40, 40)).toEqual(RED)
    expect(closed.at(51, 40)).toEqual(WHITE)
  })

  it('is clipped by round corners, inside the border', async () => {
    const frame = { overflow: 'hidden', borderRadius: 20, borderWidth: 2, borderColor: INK.blue }
    const { at } = await drawn([
      { props: at0(50, 50, frame), children: [{ props: { width: 50, height: 50, ...red } }] },
    ])
    expect(at(2, 2)).toEqual(WHITE)
    expect(at(25, 0)).toEqual(BLUE)
    expect(at(25, 25)).toEqual(RED)
  })

  it('moves with its scroll view, and is clipped by it', async () => {
    const rows = [{ props: { height: 60, ...blue } }, { props: { height: 90, ...red } }]
    const list = {
      name: 'RCTScrollView',
      props: at0(100, 100),
      children: [{ name: 'RCTScrollContentView', children: rows }],
    }
    const { at } = await drawn([list], undefined, (tree) => tree.moveContent(tree.root.children[0]!, { x: 0, y: 30 }))
    expect([at(50, 0), at(50, 29), at(50, 30), at(50, 99)]).toEqual([BLUE, BLUE, RED, RED])
    expect(at(50, 101)).toEqual(WHITE)
  })

  it('is translucent as a whole: its parts do not show through each other', async () => {
    const parts = [{ props: at0(50, 50, red) }, { props: at0(50, 50, blue) }]
    const { at } = await drawn([{ props: at0(50, 50, { opacity: 0.5 }), children: parts }])
    const [r, g, b] = at(25, 25)
    expect(Math.abs(r - 127)).toBeLessThan(2)
    expect(Math.abs(g - 127)).toBeLessThan(2)
    expect(b).toBe(255)
  })

  it('is rotated and scaled about its middle', async () => {
    const { at } = await drawn([
      { props: { ...at0(20, 20, red), left: 100, top: 100, transform: [{ scale: 2 }] } },
      { props: { ...at0(40, 10, blue), left: 200, top: 200, transform: [{ rotate: '90deg' }] } },
    ])
    expect(at(91, 91)).toEqual(RED)
    expect(at(89, 89)).toEqual(WHITE)
    expect(at(220, 187)).toEqual(BLUE)
    expect(at(202, 205)).toEqual(WHITE)
  })

  it('has an open modal over everything', async () => {
    const modal = { name: 'RCTModalHostView', children: [{ props: at0(50, 50, blue) }] }
    const { at } = await drawn([{ children: [modal] }, { props: at0(50, 50, { ...red, zIndex: 9 }) }])
    expect(at(25, 25)).toEqual(BLUE)
  })

  it('leaves out views with display none and opacity 0', async () => {
    const { inked } = await drawn([
      { props: at0(50, 50, { ...red, display: 'none' }) },
      { props: at0(50, 50, { ...red, opacity: 0 }) },
    ])
    expect(inked(0, 0, 60, 60)).toBe(0)
  })
})
