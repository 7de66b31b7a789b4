import type { ViewNode } from '../tree/view-node'
import type { ViewTree } from '../tree/view-tree'
import { reach } from '../tree/scroll-offset'
import { scrollTo } from './scroll'
import type { RunningApp } from './running-app'
import { isWebView, reportPage } from './web-page'

export interface Command {
  readonly node: ViewNode
  readonly name: string
  readonly args: readonly unknown[]
  readonly focus: RunningApp['focus']
  readonly tree: ViewTree
  readonly send: RunningApp['send']
  unknown(name: string): void
}

const UNSEEN = new Set(['hotspotUpdate', 'setPressed', 'flashScrollIndicators', 'stopLoading', 'setNativeRefreshing'])

/** A command of the app to one view. */
export function runCommand(command: Command): void {
  const { node, name, args, send } = command
  if (node.component.kind === 'scroll') {
    command.tree.layOut()
    if (name === 'scrollTo') return void scrollTo(node, { x: Number(args[0]), y: Number(args[1]) }, command)
    if (name === 'scrollToEnd') return void scrollTo(node, endOf(node), command)
  }
  if (node.input) {
    if (name === 'focus' || name === 'focusTextInput') return focusInput(command)
    if (name === 'blur' || name === 'blurTextInput') return blurInput(command)
    if (name === 'setTextAndSelection' || name === 'setMostRecentEventCount') return setText(command)
  }
  if (isWebView(node) && reportPage(node, name, args)) return
  if (node.component.name === 'RNCViewPager' && /^setPage/.test(name)) {
    return send(node, 'topPageSelected', { position: Number(args[0]) })
  }
  if (/Switch$/.test(node.component.name) && /^set(Native)?Value$/.test(name)) {
    node.props.on = node.props.value = args[0]
    return
  }
  if (!UNSEEN.has(name)) command.unknown(`command ${node.component.name}.${name}`)
}

function endOf(node: ViewNode): { x: number; y: number } {
  const horizontal = node.props.horizontal === true || node.component.name === 'AndroidHorizontalScrollView'
  return horizontal ? { x: reach(node).x, y: 0 } : { x: 0, y: reach(node).y }
}

function focusInput({ node, focus, send }: Command): void {
  if (focus.node === node || node.props.editable === false) return
  if (focus.node) leave(focus.node, send)
  focus.node = node
  send(node, 'topFocus', {})
}

function blurInput({ node, focus, send }: Command): void {
  if (focus.node !== node) return
  focus.node = null
  leave(node, send)
}

/** An input that loses the focus reports its text. */
export function leave(node: ViewNode, send: RunningApp['send']): void {
  send(node, 'topEndEditing', { text: node.input?.value ?? '' })
  send(node, 'topBlur', {})
}

function setText({ node, args, tree }: Command): void {
  const [eventCount, text] = args
  if (!node.input || typeof text !== 'string') return
  if (typeof eventCount === 'number' && eventCount < node.input.eventCount) return
  node.input.value = text
  tree.touch(node)
}
