import { ALL_LINES, layOutText, type LineLimit, type TextLayout, type TextRun } from '../../text/lay-out-text'
import { lineLimit } from '../../tree/measure'
import { inputRun, runsOf } from '../../tree/text-runs'
import type { ViewNode } from '../../tree/view-node'
import { contentBox } from '../box/edges'

/** The lines of a text in its final box: Yoga rounds a text's box up, so that its lines stay the same. */
export function linesOfText(node: ViewNode): TextLayout {
  return layIn(runsOf(node), contentBox(node).width, lineLimit(node))
}

export interface InputLines {
  readonly layout: TextLayout
  /** whether it is the placeholder */
  readonly placeholder: boolean
}

/** The typed text as shown: dots for each character of a password. */
export function shownValue(node: ViewNode): string {
  const value = node.input?.value ?? ''
  return node.props.secureTextEntry === true ? '•'.repeat([...value].length) : value
}

/** The displayed text of an input. */
export function linesOfInput(node: ViewNode): InputLines {
  const value = node.input?.value ?? ''
  const room = node.props.multiline === true ? contentBox(node).width : Number.POSITIVE_INFINITY
  const text = value === '' ? String(node.props.placeholder ?? '') : shownValue(node)
  return { layout: layIn([inputRun(node, text)], room, ALL_LINES), placeholder: value === '' }
}

function layIn(runs: readonly TextRun[], width: number, limit: LineLimit): TextLayout {
  return layOutText(runs, width + 0.01, limit)
}
