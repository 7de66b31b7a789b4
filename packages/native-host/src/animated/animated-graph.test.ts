import { createAnimatedGraph } from './animated-graph'
import { interpolate } from './interpolate'

const shown = () => {
  const views = new Map<number, Record<string, unknown>>()
  return { views, graph: createAnimatedGraph((view, props) => void views.set(view, props)) }
}

describe('values that native animations move', () => {
  it('set the props of their view', () => {
    const { views, graph } = shown()
    graph.create(1, { type: 'value', value: 0 })
    graph.create(2, {
      type: 'interpolation',
      inputRange: [0, 1],
      outputRange: [375, 0],
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
    })
    graph.create(3, { type: 'transform', transforms: [{ type: 'animated', property: 'translateX', nodeTag: 2 }] })
    graph.create(4, { type: 'style', style: { transform: 3, opacity: 1 } })
    graph.create(5, { type: 'props', props: { style: 4 } })
    for (const [parent, child] of [
      [1, 2],
      [2, 3],
      [3, 4],
      [1, 4],
      [4, 5],
    ] as const)
      graph.connect(parent, child)
    graph.attach(5, 77)
    expect(views.get(77)).toEqual({ transform: [{ translateX: 375 }], opacity: 0 })
    graph.set(1, 1)
    expect(views.get(77)).toEqual({ transform: [{ translateX: 0 }], opacity: 1 })
  })

  it('are computed from each other', () => {
    const { graph } = shown()
    graph.create(1, { type: 'value', value: 6, offset: 1 })
    graph.create(2, { type: 'value', value: 2 })
    graph.create(3, { type: 'division', input: [1, 2] })
    graph.create(4, { type: 'subtraction', input: [3, 2] })
    graph.create(5, { type: 'modulus', input: 4, modulus: 1 })
    expect([3, 4, 5].map(graph.valueOf)).toEqual([3.5, 1.5, 0.5])
  })

  it('turn by radians', () => {
    const { views, graph } = shown()
    graph.create(1, { type: 'value', value: 2 })
    graph.create(2, { type: 'transform', transforms: [{ type: 'animated', property: 'rotate', nodeTag: 1 }] })
    graph.create(3, { type: 'props', props: { transform: 2 } })
    graph.attach(3, 7)
    expect(views.get(7)).toEqual({ transform: [{ rotate: '2rad' }] })
  })
})

describe('an interpolation', () => {
  const config = { inputRange: [0, 10, 20], outputRange: [0, 100, 0] }

  it('is interpolated between pairs, and extrapolated beyond them', () => {
    expect([5, 10, 15, 25].map((input) => interpolate(config, input))).toEqual([50, 100, 50, -50])
  })

  it('stops at its ends when it is clamped', () => {
    expect(interpolate({ ...config, extrapolateRight: 'clamp' }, 25)).toBe(0)
    expect(interpolate({ ...config, extrapolateLeft: 'identity' }, -3)).toBe(-3)
  })

  it('fills the numbers of a text', () => {
    expect(interpolate({ inputRange: [0, 1], outputRange: ['0deg', '90deg'] }, 0.5)).toBe('45deg')
  })
})
