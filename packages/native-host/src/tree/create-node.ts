import { Errata, type Config, type Node as YogaNode, type Yoga } from 'yoga-layout/load'
import type { Component, Kind } from '../components/component'
import type { Platform } from '../types/device'
import { measureOf } from './measure'
import type { ViewNode } from './view-node'

const WITHOUT_BOX: ReadonlySet<Kind> = new Set(['span', 'letters', 'shape', 'aside', 'screen-header'])

/** Creates nodes of one device: with React Native's own Yoga settings, rounded to the screen's pixels. */
export function nodeFactory(yoga: Yoga, platform: Platform, pixelRatio: number) {
  const config: Config = yoga.Config.create()
  config.setPointScaleFactor(pixelRatio)
  config.setErrata(Errata.All)
  config.setUseWebDefaults(false)

  return function createNode(tag: number, component: Component): ViewNode {
    const box: YogaNode | null = WITHOUT_BOX.has(component.kind) ? null : yoga.Node.create(config)
    const node: ViewNode = {
      tag,
      component,
      props: {},
      children: [],
      parent: null,
      yoga: box,
      box: { x: 0, y: 0, width: 0, height: 0 },
      scroll: { x: 0, y: 0 },
      animated: {},
      text: null,
      input: component.kind === 'input' ? { value: '', eventCount: 0 } : null,
      told: '',
    }
    const measure = measureOf(node, platform)
    if (box && measure) box.setMeasureFunc(measure)
    return node
  }
}

/** A leaf of the layout: its children, such as the spans of a text, have no box. */
export function isLeaf(node: ViewNode): boolean {
  const { kind, ownSize } = node.component
  return kind === 'text' || kind === 'input' || kind === 'drawing' || ownSize !== undefined
}

/** Whether the node's box is in its parent's layout; a modal uses the whole window instead. */
export function standsInParent(node: ViewNode): boolean {
  return node.yoga !== null && node.component.kind !== 'modal'
}
