import type { TextLayout, TextLine, TextPiece } from '../../text/lay-out-text'
import { everyNode, type Box, type ViewNode } from '../../tree/view-node'
import { cssColor } from '../color'
import { drawLetters } from './draw-letters'
import { contentBox } from '../box/edges'
import { aside, type Pen } from '../pen'
import { linesOfInput, linesOfText } from './text-lines'
import { paintOf, type TextPaint } from './text-paint'

/** The default colour of a placeholder: Android's hint. */
const PLACEHOLDER = 'rgba(0, 0, 0, 0.38)'

/** The letters of a text and its spans. */
export function drawText(pen: Pen, node: ViewNode): void {
  const paints = new Map<number, TextPaint>()
  for (const each of everyNode(node)) paints.set(each.tag, paintOf(each))
  drawLines(pen, node, linesOfText(node), (tag) => paints.get(tag) ?? paintOf(node))
}

/** The text of an input, or its placeholder. */
export function drawInput(pen: Pen, node: ViewNode): void {
  const { layout, placeholder } = linesOfInput(node)
  const own = paintOf(node)
  const color = placeholder ? (cssColor(node.props.placeholderTextColor) ?? PLACEHOLDER) : own.color
  const { x, y, width, height } = contentBox(node)
  aside(pen, () => {
    pen.beginPath()
    pen.rect(x, y, width, height)
    pen.clip()
    drawLines(pen, node, layout, () => ({ ...own, color }))
  })
}

function drawLines(pen: Pen, node: ViewNode, layout: TextLayout, paint: (tag: number) => TextPaint): void {
  const room = contentBox(node)
  const top = room.y + (room.height - layout.height) * downOf(node)
  for (const line of layout.lines) {
    const left = room.x + leftOf(node, line, room)
    for (const { run, text, x, width } of joined(line.pieces)) {
      const look = paint(run.tag)
      if (look.background !== null) {
        pen.fillStyle = look.background
        pen.fillRect(left + x, top + line.y, width, line.height)
      }
      drawLetters(pen, text, run.look, look, left + x, top + line.y + line.baseline)
    }
  }
}

/** The words of a run as one piece, so that an underline also covers the spaces between them. */
function joined(pieces: readonly TextPiece[]): readonly TextPiece[] {
  const parts: TextPiece[] = []
  for (const piece of pieces) {
    const last = parts[parts.length - 1]
    if (last?.run !== piece.run) parts.push(piece)
    else parts[parts.length - 1] = { ...last, text: last.text + piece.text, width: piece.x + piece.width - last.x }
  }
  return parts
}

function leftOf({ props: { textAlign } }: ViewNode, line: TextLine, room: Box): number {
  if (textAlign === 'center') return (room.width - line.width) / 2
  return textAlign === 'right' || textAlign === 'end' ? room.width - line.width : 0
}

/** The share of the free space above the lines. An input of one line is centred. */
function downOf({ props: { textAlignVertical, multiline }, input, component }: ViewNode): number {
  if (textAlignVertical === 'center') return 0.5
  if (textAlignVertical === 'bottom') return 1
  if (textAlignVertical === 'top' || input === null) return 0
  return multiline === true && component.name.startsWith('RCT') ? 0 : 0.5
}
