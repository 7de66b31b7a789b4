import { makeTree, type Sketch } from '../../test/support/make-tree'
import { undrawnIn } from './undrawn'

const drawing = (...children: readonly Sketch[]): Sketch => ({
  name: 'RNSVGSvgViewAndroid',
  props: { width: 24, height: 24 },
  children,
})
const left = async (...sketches: readonly Sketch[]) => {
  const tree = await makeTree(sketches)
  return undrawnIn(tree.root, tree.scene())
}

describe('what a screenshot leaves out', () => {
  it('is nothing for plain shapes', async () => {
    const group = { name: 'RNSVGGroup', children: [{ name: 'RNSVGPath', props: { fill: { type: 0, payload: 1 } } }] }
    expect(await left(drawing(group))).toEqual([])
  })

  it('is listed once: shapes, brushes and views that are not drawn', async () => {
    const faded = { name: 'RNSVGPath', props: { fill: { type: 1, brushRef: 'fade' } } }
    const shapes = [
      { name: 'RNSVGText' },
      { name: 'RNSVGText' },
      faded,
      { name: 'RNSVGRect', props: { clipPath: 'a' } },
    ]
    expect(await left(drawing(...shapes), { name: 'RNCWebView', props: { height: 10 } })).toEqual([
      'RNSVGText',
      'the gradient or pattern of RNSVGPath',
      'what cuts off RNSVGRect',
      'what RNCWebView shows',
    ])
  })

  it('does not include views outside the screen', async () => {
    expect(await left({ name: 'RNCWebView', props: { height: 10, marginTop: 900 } })).toEqual([])
  })
})
