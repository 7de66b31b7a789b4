import { makeTree } from '../../test/support/make-tree'
import { modalLife } from './modal-life'

it('reports a modal that was removed once, and not those that stay', async () => {
  const tree = await makeTree([])
  const dismissed = jest.fn()
  const life = modalLife(tree.root, dismissed)
  tree.create(11, 'RCTModalHostView', { identifier: 3 })
  tree.create(13, 'RCTModalHostView', { identifier: 4 })
  tree.setChildren(1, [11, 13])
  life.update()
  expect(dismissed).not.toHaveBeenCalled()
  tree.manageChildren(1, [], [], [], [], [1])
  life.update()
  life.update()
  expect(dismissed.mock.calls).toEqual([[4]])
})
