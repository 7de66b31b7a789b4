import { callMethod, moduleBench } from '../../../test/support/module-context'
import { nativeAnimated } from './native-animated'

async function fading() {
  const bench = await moduleBench()
  const { module, events } = nativeAnimated(bench.context)
  callMethod(module, 'createAnimatedNode', 1, { type: 'value', value: 0, offset: 0 })
  callMethod(module, 'createAnimatedNode', 2, { type: 'props', props: { opacity: 1 } })
  callMethod(module, 'connectAnimatedNodes', 1, 2)
  callMethod(module, 'connectAnimatedNodeToView', 2, 3)
  const opacity = () => bench.context.tree.get(3)?.animated.opacity
  return { ...bench, module, events, opacity }
}

describe('native animations', () => {
  it('are at their end after their duration, and report it', async () => {
    const { module, opacity } = await fading()
    const end = await new Promise((resolve) =>
      callMethod(module, 'startAnimatingNode', 9, 1, { type: 'frames', frames: [0, 1], toValue: 1 }, resolve),
    )
    expect(end).toEqual({ finished: true, value: 1, offset: 0 })
    expect(opacity()).toBe(1)
  })

  it('keep their value when they are stopped', async () => {
    const { module, opacity } = await fading()
    const done = jest.fn()
    callMethod(module, 'startAnimatingNode', 9, 1, { type: 'spring', toValue: 1 }, done)
    callMethod(module, 'stopAnimation', 9)
    expect(done).toHaveBeenCalledWith({ finished: false, value: 0, offset: 0 })
    expect(opacity()).toBe(0)
  })

  it('leave a view unchanged when another node takes it over', async () => {
    const { module, opacity } = await fading()
    callMethod(module, 'createAnimatedNode', 4, { type: 'props', props: { opacity: 1 } })
    callMethod(module, 'setAnimatedNodeValue', 1, 0.5)
    callMethod(module, 'connectAnimatedNodeToView', 4, 3)
    callMethod(module, 'restoreDefaultValues', 2)
    callMethod(module, 'disconnectAnimatedNodeFromView', 2, 3)
    expect(opacity()).toBe(0.5)
  })

  it('follow a scroll view without JavaScript', async () => {
    const { module, events, opacity } = await fading()
    const mapping = { nativeEventPath: ['contentOffset', 'y'], animatedValueTag: 1 }
    callMethod(module, 'addAnimatedEventToView', 2, 'onScroll', mapping)
    events.feed(2, 'topScroll', { contentOffset: { x: 0, y: 0.75 } })
    expect(opacity()).toBe(0.75)
  })
})
