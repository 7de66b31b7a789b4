import type { Node as YogaNode } from 'yoga-layout/load'
import type { Component } from '../components/component'
import type { TextLayout } from '../text/lay-out-text'

export type Props = Readonly<Record<string, unknown>>

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A native view, as created by React Native. */
export interface ViewNode {
  readonly tag: number
  readonly component: Component
  props: Record<string, unknown>
  children: ViewNode[]
  parent: ViewNode | null
  /** none for nodes without a box: texts inside texts, shapes inside a drawing */
  readonly yoga: YogaNode | null
  /** px from the parent's corner; 0 until it is laid out */
  box: Box
  /** px that the content has moved up and left */
  scroll: { x: number; y: number }
  /** values of native animations that override props */
  animated: Record<string, unknown>
  /** of a text: its lines, as last measured */
  text: TextLayout | null
  /** of an input: the typed text, and the number of changes */
  input: { value: string; eventCount: number } | null
  /** whether `onLayout` was sent for the current box */
  told: string
}

/** The prop's value, or the animated one. */
export function propOf(node: ViewNode, name: string): unknown {
  return name in node.animated ? node.animated[name] : node.props[name]
}

/** A view and all its descendants, parents first. Called very often, so it is written for speed. */
export function everyNode(node: ViewNode): readonly ViewNode[] {
  const found: ViewNode[] = []
  const collect = (each: ViewNode) => {
    found.push(each)
    for (const child of each.children) collect(child)
  }
  collect(node)
  return found
}

export function isInside(node: ViewNode, ancestor: ViewNode): boolean {
  for (let at: ViewNode | null = node; at; at = at.parent) if (at === ancestor) return true
  return false
}
