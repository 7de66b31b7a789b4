import { ALL_LINES, layOutText, type LineLimit, type TextLayout, type TextRun } from '../text/lay-out-text'
import { lineLimit } from '../tree/measure'
import { inputRun, runsOf } from '../tree/text-runs'
import type { ViewNode } from '../tree/view-node'
import { contentBox } from './edges'

/** px that rounding to the screen's pixels may have taken off the width that a text was measured with */
const ROUNDING = 0.5

/** The lines of a text in the box that it was given, where rounding that box breaks and cuts off nothing. */
export function linesOfText(node: ViewNode): TextLayout {
  const { width } = contentBox(node)
  const anew = layIn(runsOf(node), width, lineLimit(node))
  const { text } = node
  if (text === null || text.width > width + ROUNDING) return anew
  const brokenByRounding = text.lines.length < anew.lines.length || (anew.cut && !text.cut)
  return brokenByRounding ? text : anew
}

export interface InputLines {
  readonly layout: TextLayout
  /** whether it is what stands there while nothing is typed */
  readonly placeholder: boolean
}

/** What an input shows. */
export function linesOfInput(node: ViewNode): InputLines {
  const value = node.input?.value ?? ''
  const shown = node.props.secureTextEntry === true ? '•'.repeat([...value].length) : value
  const room = node.props.multiline === true ? contentBox(node).width : Number.POSITIVE_INFINITY
  const text = value === '' ? String(node.props.placeholder ?? '') : shown
  return { layout: layIn([inputRun(node, text)], room, ALL_LINES), placeholder: value === '' }
}

function layIn(runs: readonly TextRun[], width: number, limit: LineLimit): TextLayout {
  return layOutText(runs, width + 0.01, limit)
}
