import { makeTree, words } from '../../test/support/make-tree'
import { widthOf } from '../text/advance'
import type { ViewTree } from './view-tree'

const box = (tree: ViewTree, tag: number) => Object.values(tree.get(tag)?.box ?? {})

describe('the layout', () => {
  it('stacks views from the top and stretches them, as React Native does', async () => {
    const tree = await makeTree([{ props: { height: 10 } }, { props: { height: 20 } }])
    expect(box(tree, 2)).toEqual([0, 0, 375, 10])
    expect(box(tree, 3)).toEqual([0, 10, 375, 20])
  })

  it('divides the remaining space between those that grow, from a basis of 0', async () => {
    const row = { flexDirection: 'row', height: 10 }
    const tree = await makeTree([{ props: row, children: [{ props: { flex: 1 } }, { props: { flex: 2 } }] }])
    expect(box(tree, 3)[2]).toBe(125)
    expect(box(tree, 4)[2]).toBe(250)
  })

  it('computes percentages of the parent without its padding and border', async () => {
    const parent = { width: 200, height: 100, padding: 10, borderWidth: 5 }
    const tree = await makeTree([{ props: parent, children: [{ props: { width: '50%', height: '100%' } }] }])
    expect(box(tree, 3)).toEqual([15, 15, 85, 70])
  })

  it("computes an absolute view's percentages inside the padding, as React Native 0.73 does", async () => {
    const parent = { width: 100, paddingBottom: '100%' }
    const child = { position: 'absolute', width: '100%', height: '100%' }
    const tree = await makeTree([
      { props: { width: 100 }, children: [{ props: parent, children: [{ props: child }] }] },
    ])
    expect(box(tree, 4)).toEqual([0, 0, 100, 0])
  })

  it('keeps an aspect ratio', async () => {
    const tree = await makeTree([{ props: { width: 160, aspectRatio: '16/9' } }])
    expect(box(tree, 2)[3]).toBe(90)
  })

  it('gives a text the width of its letters, and as many lines as it needs', async () => {
    const text = 'a rather long name of a product that takes more than one line'
    const row = { alignItems: 'flex-start' }
    const tree = await makeTree([
      { props: row, children: [words('Tea', { fontSize: 20 })] },
      { props: { width: 150 }, children: [words(text, { lineHeight: 20 })] },
    ])
    const tea = widthOf('Tea', { fontSize: 20, bold: false, letterSpacing: 0 })
    expect(box(tree, 3)[2]).toBeGreaterThanOrEqual(tea)
    expect(box(tree, 3)[2]).toBeLessThan(tea + 1)
    expect(box(tree, 6)[3]).toBe(60)
  })

  it('measures a text again when its letters change', async () => {
    const tree = await makeTree([{ props: { alignItems: 'flex-start' }, children: [words('Tea')] }])
    const before = box(tree, 3)[2] ?? 0
    tree.update(4, { text: 'Tea and coffee' })
    tree.layOut()
    expect(box(tree, 3)[2]).toBeGreaterThan(before)
  })

  it('resets a style that is removed', async () => {
    const tree = await makeTree([{ props: { width: 50, height: 10 } }])
    tree.update(2, { width: null })
    tree.layOut()
    expect(box(tree, 2)[2]).toBe(375)
  })

  it('keeps the content of a safe area out of the status bar', async () => {
    const tree = await makeTree([{ name: 'RNCSafeAreaView', children: [{ props: { height: 10 } }] }])
    expect(box(tree, 3)[1]).toBe(24)
  })

  it('gives a modal the whole window, wherever it is in the tree', async () => {
    const modal = { name: 'RCTModalHostView', children: [{ props: { flex: 1 } }] }
    const tree = await makeTree([{ props: { height: 100, margin: 20 }, children: [modal] }])
    expect(box(tree, 3)).toEqual([0, 0, 375, 812])
    expect(box(tree, 4)).toEqual([0, 0, 375, 812])
  })

  it('reports changed boxes once', async () => {
    const tree = await makeTree([{ props: { height: 10 } }, { props: { height: 20 } }])
    tree.takeChanged()
    tree.update(2, { height: 15 })
    tree.layOut()
    expect(tree.takeChanged().map(({ tag }) => tag)).toEqual([2, 3])
    expect(tree.takeChanged()).toEqual([])
  })
})

describe('the children of a view', () => {
  const order = (tree: ViewTree) => tree.root.children.map(({ tag }) => tag)

  it('are moved, added and removed by their previous indexes', async () => {
    const tree = await makeTree([{}, {}, {}])
    tree.create(9, 'RCTView', {})
    tree.manageChildren(1, [2], [0], [9], [1], [0])
    expect(order(tree)).toEqual([4, 9, 3])
    expect(tree.get(2)).toBeUndefined()
  })

  it('are removed with their parent', async () => {
    const tree = await makeTree([{ children: [{}] }])
    tree.manageChildren(1, [], [], [], [], [0])
    expect(tree.get(3)).toBeUndefined()
  })
})
