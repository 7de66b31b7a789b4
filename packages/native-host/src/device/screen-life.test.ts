import { makeTree } from '../../test/support/make-tree'
import { screenLife } from './screen-life'

describe('the screens of a native stack', () => {
  it('get events when they come to the front and when another one covers them', async () => {
    const tree = await makeTree([{ name: 'RNSScreenStack', children: [{ name: 'RNSScreen' }] }])
    const send = jest.fn()
    const life = screenLife(tree.root, send)
    const told = () => send.mock.calls.map(([node, event]) => `${(node as { tag: number }).tag} ${String(event)}`)
    life.update()
    expect(told()).toEqual(['3 topWillAppear', '3 topAppear', '2 topFinishTransitioning'])
    send.mockClear()
    tree.create(9, 'RNSScreen', {})
    tree.manageChildren(2, [], [], [9], [1], [])
    life.update()
    life.update()
    expect(told()).toEqual([
      '3 topWillDisappear',
      '9 topWillAppear',
      '3 topDisappear',
      '9 topAppear',
      '2 topFinishTransitioning',
    ])
  })
})
