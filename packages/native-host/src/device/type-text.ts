import { HostError } from '../types/host-error'
import type { ViewNode } from '../tree/view-node'
import { describe } from './element'
import { leave } from './run-command'
import type { RunningApp } from './running-app'

/** Changes the text of an input as a keyboard does: the app gets the events and may set another text. */
function change(app: RunningApp, node: ViewNode, text: string): void {
  const input = node.input
  if (!input) throw new HostError(`${describe(node)} is no input`)
  const { maxLength } = node.props
  input.value = typeof maxLength === 'number' ? text.slice(0, maxLength) : text
  input.eventCount += 1
  app.tree.touch(node)
  const caret = { start: input.value.length, end: input.value.length }
  app.send(node, 'topSelectionChange', { selection: caret })
  app.send(node, 'topChange', { text: input.value, eventCount: input.eventCount })
}

/** Throws unless the user can type there now. */
export function needInput(app: RunningApp, node: ViewNode): void {
  if (!node.input) throw new HostError(`${describe(node)} is no input`)
  if (node.props.editable === false) throw new HostError(`${describe(node)} cannot be edited`)
  if (app.focus.node !== node) throw new HostError(`${describe(node)} did not take the focus when it was tapped`)
}

/** Removes the text of the input. */
export function clearInput(app: RunningApp, node: ViewNode): void {
  if (node.input?.value) change(app, node, '')
}

export function typeLetter(app: RunningApp, node: ViewNode, letter: string): void {
  app.send(node, 'topKeyPress', { key: letter })
  change(app, node, `${node.input?.value ?? ''}${letter}`)
}

/** The keyboard's return key: send, search, done. */
export function pressReturn(app: RunningApp, node: ViewNode): void {
  app.send(node, 'topSubmitEditing', { text: node.input?.value ?? '', eventCount: node.input?.eventCount ?? 0 })
  const stays = node.props.blurOnSubmit === false || node.props.submitBehavior === 'submit'
  if (stays || node.props.multiline === true || app.focus.node !== node) return
  app.focus.node = null
  leave(node, app.send)
}
