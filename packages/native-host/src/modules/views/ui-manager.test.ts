import { callMethod, moduleBench } from '../../../test/support/module-context'
import { uiManager, type ViewWatch } from './ui-manager'

const watch: ViewWatch = { created: () => undefined, command: () => undefined, changed: () => undefined }

describe('the position of a view', () => {
  it('is measured in the parent and in the window', async () => {
    const { context } = await moduleBench()
    const done = jest.fn()
    callMethod(uiManager(context, watch), 'measure', 3, done)
    callMethod(uiManager(context, watch), 'measureInWindow', 3, done)
    expect(done.mock.calls).toEqual([
      [0, 0, 100, 20, 10, 0],
      [10, 0, 100, 20],
    ])
  })

  it('is measured after the changes of the same batch', async () => {
    const { context } = await moduleBench()
    const ui = uiManager(context, watch)
    const done = jest.fn()
    callMethod(ui, 'updateView', 3, 'RCTView', { height: 33 })
    callMethod(ui, 'measureInWindow', 3, done)
    expect(done).toHaveBeenCalledWith(10, 0, 100, 33)
  })

  it('is measured relative to an ancestor, and fails for any other view', async () => {
    const { context } = await moduleBench()
    const [failed, done] = [jest.fn(), jest.fn()]
    callMethod(uiManager(context, watch), 'measureLayout', 3, 1, failed, done)
    expect(done).toHaveBeenCalledWith(10, 0, 100, 20)
    callMethod(uiManager(context, watch), 'measureLayout', 2, 3, failed, done)
    expect(failed).toHaveBeenCalledWith({ message: 'view 2 is not inside of view 3' })
  })

  it('is relative to an ancestor in the layout, ignoring scrolling and transforms', async () => {
    const { context } = await moduleBench()
    const ui = uiManager(context, watch)
    const done = jest.fn()
    callMethod(ui, 'updateView', 3, 'RCTView', { transform: [{ translateX: 7 }] })
    const outer = context.tree.get(2)
    if (!outer) throw new Error('the bench has no view 2')
    outer.scroll.y = 30
    callMethod(ui, 'measureLayout', 3, 1, jest.fn(), done)
    expect(done).toHaveBeenCalledWith(10, 0, 100, 20)
  })

  it('reports a missing view manager', async () => {
    const { context, unknown } = await moduleBench()
    expect(callMethod(uiManager(context, watch), 'getConstantsForViewManager', 'RCTHologram')).toBeNull()
    expect(unknown).toEqual(['view manager RCTHologram'])
  })
})
