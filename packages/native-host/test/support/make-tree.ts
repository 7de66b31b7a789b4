import { loadYoga } from 'yoga-layout/load'
import { createViewTree, type ViewTree } from '../../src/tree/view-tree'
import type { DeviceShape } from '../../src/types/device'

export interface Sketch {
  readonly name?: string
  readonly props?: Readonly<Record<string, unknown>>
  readonly children?: readonly Sketch[]
}

const SHAPE: DeviceShape = {
  platform: 'android',
  size: { width: 375, height: 812, pixelRatio: 2 },
  insets: { top: 24, right: 0, bottom: 0, left: 0 },
}

/** A tree of views from a test's description; tags count from 2, parents first. */
export async function makeTree(sketches: readonly Sketch[]): Promise<ViewTree> {
  const tree = createViewTree(await loadYoga(), SHAPE, 1)
  let tag = 1
  function add({ name = 'RCTView', props = {}, children = [] }: Sketch): number {
    tag += 1
    const own = tag
    tree.create(own, name, props)
    tree.setChildren(own, children.map(add))
    return own
  }
  tree.setChildren(1, sketches.map(add))
  tree.layOut()
  return tree
}

/** A text with these words. */
export function words(text: string, props: Readonly<Record<string, unknown>> = {}): Sketch {
  return { name: 'RCTText', props, children: [{ name: 'RCTRawText', props: { text } }] }
}
