import { propOf, type ViewNode } from '../tree/view-node'
import { cssColor } from './color'
import { drawLetters } from './text/draw-letters'
import { aside, type Pen } from './pen'

const ON = 'rgba(52, 120, 246, 1)'
const OFF = 'rgba(200, 200, 204, 1)'
const INK = 'rgba(0, 0, 0, 1)'
const WHITE = 'rgba(255, 255, 255, 1)'

/** The system's own controls in a simple form, with their position, size and state. */
const CONTROLS: Readonly<Record<string, (pen: Pen, node: ViewNode) => void>> = {
  AndroidSwitch: drawSwitch,
  RCTSwitch: drawSwitch,
  AndroidProgressBar: drawSpinner,
  RCTActivityIndicatorView: drawSpinner,
  RNCSlider: drawSlider,
  RNCPicker: drawPicker,
  RNCAndroidDialogPicker: drawPicker,
  RNCAndroidDropdownPicker: drawPicker,
}

export function drawControl(pen: Pen, node: ViewNode): void {
  aside(pen, () => CONTROLS[node.component.name]?.(pen, node))
}

/** The spinner above a list that is being refreshed. */
export function drawRefreshing(pen: Pen, node: ViewNode): void {
  if (!/Refresh/.test(node.component.name) || node.props.refreshing !== true) return
  aside(pen, () => ring(pen, node.box.width / 2, REFRESH.top, REFRESH.radius, OFF))
}

const REFRESH = { top: 40, radius: 12 }

function color(node: ViewNode, ...names: readonly string[]): string | null {
  return names.map((name) => cssColor(propOf(node, name))).find((each) => each !== null) ?? null
}

function disc(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath()
  pen.arc(x, y, radius, 0, Math.PI * 2)
  pen.fill()
}

function bar(pen: Pen, x: number, y: number, width: number, height: number): void {
  pen.beginPath()
  pen.roundRect(x, y, width, height, height / 2)
  pen.fill()
}

function drawSwitch(pen: Pen, node: ViewNode): void {
  const { width, height } = node.box
  const on = node.props.on === true || node.props.value === true
  const track = on
    ? (color(node, 'trackTintColor', 'trackColorForTrue', 'onTintColor') ?? ON)
    : (color(node, 'trackTintColor', 'trackColorForFalse', 'tintColor') ?? OFF)
  const high = Math.min(height, width / 2)
  pen.fillStyle = track
  bar(pen, 0, (height - high) / 2, width, high)
  pen.fillStyle = color(node, 'thumbTintColor', 'thumbColor') ?? WHITE
  disc(pen, on ? width - high / 2 : high / 2, height / 2, high / 2 - 2)
}

function drawSpinner(pen: Pen, node: ViewNode): void {
  if (node.props.animating === false) return
  const { width, height } = node.box
  ring(pen, width / 2, height / 2, (Math.min(width, height) / 2) * 0.8, color(node, 'color') ?? OFF)
}

function ring(pen: Pen, x: number, y: number, radius: number, stroke: string): void {
  pen.strokeStyle = stroke
  pen.lineWidth = radius / 4
  pen.lineCap = 'round'
  pen.beginPath()
  pen.arc(x, y, radius, -Math.PI / 2, Math.PI)
  pen.stroke()
}

function drawSlider(pen: Pen, node: ViewNode): void {
  const { width, height } = node.box
  const { value = 0, minimumValue = 0, maximumValue = 1 } = node.props
  const span = Number(maximumValue) - Number(minimumValue)
  const part = span > 0 ? Math.min(Math.max((Number(value) - Number(minimumValue)) / span, 0), 1) : 0
  const thumb = 8
  const at = thumb + part * (width - 2 * thumb)
  pen.fillStyle = color(node, 'maximumTrackTintColor') ?? OFF
  bar(pen, 0, height / 2 - 1, width, 2)
  pen.fillStyle = color(node, 'minimumTrackTintColor') ?? ON
  bar(pen, 0, height / 2 - 1, at, 2)
  pen.fillStyle = color(node, 'thumbTintColor', 'minimumTrackTintColor') ?? ON
  disc(pen, at, height / 2, thumb)
}

function drawPicker(pen: Pen, node: ViewNode): void {
  const { items, selected, selectedIndex } = node.props
  const list = Array.isArray(items) ? (items as readonly { label?: unknown }[]) : []
  const label = list[Number(selected ?? selectedIndex ?? 0)]?.label
  if (typeof label !== 'string') return
  const ink = color(node, 'color') ?? INK
  const look = { fontSize: 16, bold: false, letterSpacing: 0 }
  const paint = { color: ink, background: null, italic: false, underline: false, lineThrough: false }
  drawLetters(pen, label, look, paint, 8, node.box.height / 2 + 6)
}
