import { BLUE, drawn, INK, RED, WHITE } from '../../../test/support/drawn'
import type { Sketch } from '../../../test/support/make-tree'

const paint = (payload: number) => ({ type: 0, payload })
const icon = (children: readonly Sketch[], more: object = {}): Sketch => ({
  name: 'RNSVGSvgViewAndroid',
  props: {
    position: 'absolute',
    left: 10,
    top: 10,
    width: 48,
    height: 48,
    minX: 0,
    minY: 0,
    vbWidth: 24,
    vbHeight: 24,
    align: 'xMidYMid',
    meetOrSlice: 0,
    ...more,
  },
  children,
})

describe('a drawing of react-native-svg', () => {
  it('is scaled from its view box to its view', async () => {
    const path = { name: 'RNSVGPath', props: { d: 'M6 6h12v12h-12z', fill: paint(INK.red), propList: ['fill'] } }
    const { at, inked } = await drawn([icon([path])])
    expect(at(22, 22)).toEqual(RED)
    expect(at(45, 45)).toEqual(RED)
    expect(inked(0, 0, 100, 100)).toBe(24 * 24)
  })

  it('keeps its aspect ratio in a view with another one', async () => {
    const whole = { name: 'RNSVGRect', props: { x: 0, y: 0, width: '100%', height: 24 } }
    const { at } = await drawn([icon([whole], { width: 96 })])
    expect(at(11, 30)).toEqual(WHITE)
    expect(at(35, 30)).toEqual([0, 0, 0])
    expect(at(81, 30)).toEqual([0, 0, 0])
    expect(at(83, 30)).toEqual(WHITE)
  })

  it('inherits its stroke from the group around it', async () => {
    const group = {
      name: 'RNSVGGroup',
      props: { stroke: paint(INK.blue), strokeWidth: '2', fill: null, propList: ['stroke', 'strokeWidth', 'fill'] },
      children: [
        { name: 'RNSVGLine', props: { x1: 0, y1: 4, x2: 24, y2: 4 } },
        { name: 'RNSVGCircle', props: { cx: 12, cy: 16, r: 4, stroke: paint(INK.red), propList: ['stroke'] } },
      ],
    }
    const { at } = await drawn([icon([group])])
    expect(at(30, 17)).toEqual(BLUE)
    expect(at(34, 34)).toEqual(RED)
    expect(at(34, 42)).toEqual(WHITE)
  })

  it("uses the drawing's own colour as the current one, and is moved by its matrix", async () => {
    const brush = { fill: { type: 2 }, propList: ['fill'], matrix: [1, 0, 0, 1, 12, 0] }
    const rect = { name: 'RNSVGRect', props: { x: 0, y: 0, width: 12, height: 24, ...brush } }
    const { at } = await drawn([icon([rect], { tintColor: INK.red })])
    expect(at(20, 30)).toEqual(WHITE)
    expect(at(50, 30)).toEqual(RED)
  })

  it('has holes with the even-odd rule', async () => {
    const d = 'M0 0h24v24h-24z M6 6h12v12h-12z'
    const { at } = await drawn([icon([{ name: 'RNSVGPath', props: { d, fillRule: 0, propList: ['fillRule'] } }])])
    expect(at(12, 12)).toEqual([0, 0, 0])
    expect(at(34, 34)).toEqual(WHITE)
  })
})
