import { Direction, type Yoga } from 'yoga-layout/load'
import type { Component } from '../components/component'
import { componentOf } from '../components/registry'
import type { DeviceShape } from '../types/device'
import { applyProps, markText } from './apply-props'
import { isLeaf, nodeFactory, standsInParent } from './create-node'
import { drawScene, type Scene } from './scene'
import { clamped, type Offset } from './scroll-offset'
import { everyNode, type ViewNode } from './view-node'

const ROOT: Component = { name: 'ROOT', kind: 'view', props: {}, direct: [], bubbling: [] }

/** The views of one running app, kept by React Native's commands, and laid out on demand. */
export interface ViewTree {
  readonly root: ViewNode
  /** how many views were created since the start */
  readonly created: () => number
  get(tag: number): ViewNode | undefined
  create(tag: number, name: string, props: Readonly<Record<string, unknown>>): ViewNode
  update(tag: number, props: Readonly<Record<string, unknown>>): void
  setChildren(tag: number, children: readonly number[]): void
  manageChildren(
    tag: number,
    moveFrom: readonly number[],
    moveTo: readonly number[],
    add: readonly number[],
    addAt: readonly number[],
    removeAt: readonly number[],
  ): void
  /** Typing or an animation may change sizes. */
  touch(node: ViewNode): void
  /** Scrolls a scroll view. */
  moveContent(scroller: ViewNode, offset: Offset): void
  /** Overrides props with animated values; `undefined` restores the original. */
  animate(node: ViewNode, props: Readonly<Record<string, unknown>>): void
  /** Computes the layout. */
  layOut(): void
  /** The nodes whose box has changed since the last call. */
  takeChanged(): readonly ViewNode[]
  /** The current scene, laid out. */
  scene(): Scene
  free(): void
}

export function createViewTree(yoga: Yoga, shape: DeviceShape, rootTag: number): ViewTree {
  const { platform, insets } = shape
  const createNode = nodeFactory(yoga, platform, shape.size.pixelRatio)
  const nodes = new Map<number, ViewNode>()
  const root = createNode(rootTag, ROOT)
  nodes.set(rootTag, root)
  root.yoga?.setWidth(shape.size.width)
  root.yoga?.setHeight(shape.size.height)
  let created = 0
  const changed = new Set<ViewNode>()
  let stale = true
  let drawn: Scene | null = null

  function need(tag: number): ViewNode {
    const node = nodes.get(tag)
    if (!node) throw new Error(`there is no view ${tag}`)
    return node
  }

  function insert(parent: ViewNode, child: ViewNode, at: number): void {
    parent.children.splice(at, 0, child)
    child.parent = parent
    if (standsInParent(child) && parent.yoga && !isLeaf(parent)) {
      parent.yoga.insertChild(child.yoga!, parent.children.slice(0, at).filter(standsInParent).length)
    }
    markText(parent)
    drawn = null
    stale = true
  }

  function takeOut(parent: ViewNode, at: number): ViewNode {
    const [child] = parent.children.splice(at, 1)
    if (!child) throw new Error(`view ${parent.tag} has no child at ${at}`)
    if (standsInParent(child) && child.yoga!.getParent()) parent.yoga?.removeChild(child.yoga!)
    child.parent = null
    markText(parent)
    drawn = null
    stale = true
    return child
  }

  function layOut(): void {
    if (!stale) return
    stale = false
    drawn = null
    for (const node of layOutAll(root, shape)) changed.add(node)
  }

  function drop(node: ViewNode): void {
    while (node.children.length > 0) drop(takeOut(node, node.children.length - 1))
    nodes.delete(node.tag)
    node.yoga?.free()
  }

  return {
    root,
    created: () => created,
    get: (tag) => nodes.get(tag),
    create(tag, name, props) {
      const component = componentOf(platform, name)
      if (!component) throw new Error(`there is no native component ${name}`)
      const node = createNode(tag, component)
      applyProps(node, props, platform, insets)
      nodes.set(tag, node)
      created += 1
      return node
    },
    update(tag, props) {
      drawn = null
      if (applyProps(need(tag), props, platform, insets)) stale = true
    },
    setChildren(tag, children) {
      const parent = need(tag)
      children.forEach((child) => insert(parent, need(child), parent.children.length))
    },
    manageChildren(tag, moveFrom, moveTo, add, addAt, removeAt) {
      const parent = need(tag)
      const moving = moveFrom.map((at) => parent.children[at])
      const leaving = removeAt.map((at) => parent.children[at])
      for (const at of [...moveFrom, ...removeAt].sort((a, b) => b - a)) takeOut(parent, at)
      const arriving = [
        ...moveTo.map((at, index) => ({ at, node: moving[index] })),
        ...addAt.map((at, index) => ({ at, node: need(add[index] ?? -1) })),
      ].sort((a, b) => a.at - b.at)
      for (const { at, node } of arriving) if (node) insert(parent, node, at)
      for (const node of leaving) if (node) drop(node)
    },
    moveContent(scroller, offset) {
      scroller.scroll = { ...offset }
      drawn = null
    },
    animate(node, props) {
      Object.assign(node.animated, props)
      drawn = null
    },
    touch(node) {
      drawn = null
      if (isLeaf(node)) node.yoga?.markDirty()
      stale = true
    },
    layOut,
    takeChanged() {
      const nodesThen = [...changed].filter((node) => nodes.get(node.tag) === node)
      changed.clear()
      return nodesThen
    },
    scene() {
      layOut()
      drawn ??= drawScene(root)
      return drawn
    },
    free: () => drop(root),
  }
}

function layOutAll(root: ViewNode, { size }: DeviceShape): readonly ViewNode[] {
  root.yoga?.calculateLayout(size.width, size.height, Direction.LTR)
  const changed: ViewNode[] = []
  for (const node of everyNode(root)) {
    if (node.component.kind === 'modal') layOutModal(node, size)
    if (!node.yoga) continue
    const { left, top, width, height } = node.yoga.getComputedLayout()
    const box = node.component.kind === 'modal' ? { x: 0, y: 0, ...size } : { x: left, y: top, width, height }
    node.box = { x: box.x, y: box.y, width: box.width, height: box.height }
    const told = `${box.x} ${box.y} ${box.width} ${box.height}`
    if (told !== node.told) changed.push(node)
    node.told = told
  }
  for (const node of changed) keepInReach(node)
  return changed
}

/** If the content became shorter, the offset is limited to it. */
function keepInReach(node: ViewNode): void {
  for (const scroller of [node, node.parent]) {
    if (scroller?.component.kind === 'scroll') scroller.scroll = { ...clamped(scroller, scroller.scroll) }
  }
}

/** A modal's content has the window's size, wherever the modal is in the tree. */
function layOutModal(node: ViewNode, size: { width: number; height: number }): void {
  for (const child of node.children) {
    child.yoga?.setWidth(size.width)
    child.yoga?.setHeight(size.height)
  }
  node.yoga?.setWidth(size.width)
  node.yoga?.setHeight(size.height)
  node.yoga?.calculateLayout(size.width, size.height, Direction.LTR)
}
