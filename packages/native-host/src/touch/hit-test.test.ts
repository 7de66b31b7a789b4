import { makeTree, words } from '../../test/support/make-tree'
import { hitTest } from './hit-test'

const BOX = { position: 'absolute', left: 0, top: 0, width: 100, height: 100 }

describe('a touch', () => {
  it('goes to the view that is drawn last', async () => {
    const tree = await makeTree([{ props: BOX }, { props: BOX }])
    expect(hitTest(tree.root, { x: 50, y: 50 })?.node.tag).toBe(3)
  })

  it('goes to a higher zIndex first', async () => {
    const tree = await makeTree([{ props: { ...BOX, zIndex: 1 } }, { props: BOX }])
    expect(hitTest(tree.root, { x: 50, y: 50 })?.node.tag).toBe(2)
  })

  it.each([
    ['none', 1],
    ['box-none', 3],
    ['box-only', 2],
  ])('heeds pointerEvents %s', async (pointerEvents, tag) => {
    const tree = await makeTree([{ props: { ...BOX, pointerEvents }, children: [{ props: BOX }] }])
    expect(hitTest(tree.root, { x: 50, y: 50 })?.node.tag).toBe(tag)
  })

  it('reaches a child outside its parent, unless the parent clips it', async () => {
    const child = { ...BOX, left: 150 }
    const visible = await makeTree([{ props: BOX, children: [{ props: child }] }])
    expect(hitTest(visible.root, { x: 200, y: 50 })?.node.tag).toBe(3)
    const hidden = await makeTree([{ props: { ...BOX, overflow: 'hidden' }, children: [{ props: child }] }])
    expect(hitTest(hidden.root, { x: 200, y: 50 })?.node.tag).toBe(1)
  })

  it('finds a view at its transformed position', async () => {
    const tree = await makeTree([{ props: { ...BOX, transform: [{ translateX: 200 }] } }])
    expect(hitTest(tree.root, { x: 250, y: 50 })).toMatchObject({ node: { tag: 2 }, local: { x: 50, y: 50 } })
    expect(hitTest(tree.root, { x: 50, y: 50 })?.node.tag).toBe(1)
  })

  it('includes the hitSlop around a view', async () => {
    const tree = await makeTree([{ props: { ...BOX, hitSlop: { right: 20 } } }])
    expect(hitTest(tree.root, { x: 110, y: 50 })?.node.tag).toBe(2)
    expect(hitTest(tree.root, { x: 125, y: 50 })?.node.tag).toBe(1)
  })

  it('goes to what is scrolled to that position', async () => {
    const rows = { children: [{ props: { height: 100 } }, { props: { height: 100 } }] }
    const tree = await makeTree([
      { name: 'RCTScrollView', props: { height: 100, overflow: 'scroll' }, children: [rows] },
    ])
    const scroller = tree.get(2)
    if (scroller) tree.moveContent(scroller, { x: 0, y: 100 })
    expect(hitTest(tree.root, { x: 50, y: 50 })?.node.tag).toBe(5)
  })

  it('goes only to the top screen of a stack', async () => {
    const screen = { name: 'RNSScreen', props: BOX, children: [{ props: BOX }] }
    const below = { ...screen, children: [{ props: { ...BOX, width: 300 } }] }
    const tree = await makeTree([{ name: 'RNSScreenStack', props: { flex: 1 }, children: [below, screen] }])
    expect(hitTest(tree.root, { x: 50, y: 50 })?.node.tag).toBe(6)
    expect(hitTest(tree.root, { x: 200, y: 50 })?.node.tag).toBe(2)
  })

  it('goes to an open modal first', async () => {
    const tree = await makeTree([{ name: 'RCTModalHostView', children: [{ props: { flex: 1 } }] }, { props: BOX }])
    expect(hitTest(tree.root, { x: 50, y: 50 })?.node.tag).toBe(3)
  })

  it('inside a text goes to the span under the finger', async () => {
    const span = { name: 'RCTVirtualText', children: [{ name: 'RCTRawText', props: { text: 'link' } }] }
    const tree = await makeTree([{ ...words('Read the '), children: [...(words('Read the ').children ?? []), span] }])
    expect(hitTest(tree.root, { x: 70, y: 8 })?.node.tag).toBe(4)
    expect(hitTest(tree.root, { x: 10, y: 8 })?.node.tag).toBe(2)
  })
})
