import { MeasureMode, type MeasureFunction } from 'yoga-layout/load'
import { ALL_LINES, layOutText, type LineLimit } from '../text/lay-out-text'
import { inputRun, runsOf } from './text-runs'
import type { ViewNode } from './view-node'

type Platform = 'android' | 'ios'

/** Android's default padding in an input, px. */
export const ANDROID_INPUT_PADDING = { Start: 4, End: 4, Top: 10, Bottom: 11 } as const

function within(own: number, given: number, mode: MeasureMode): number {
  if (mode === MeasureMode.Exactly) return given
  return mode === MeasureMode.AtMost ? Math.min(own, given) : own
}

function linesOf({ props: { numberOfLines } }: ViewNode): number {
  return typeof numberOfLines === 'number' ? numberOfLines : 0
}

/** The maximum number of lines of a text, and how it ends if it has more. */
export function lineLimit(node: ViewNode): LineLimit {
  return { lines: linesOf(node), end: node.props.ellipsizeMode === 'clip' ? 'clip' : 'ellipsis' }
}

/** The preferred size of a leaf of the layout; undefined if its children determine it. */
export function measureOf(node: ViewNode, platform: Platform): MeasureFunction | undefined {
  const { kind, ownSize } = node.component
  if (kind === 'text') return measureText(node)
  if (kind === 'input') return measureInput(node, platform)
  if (!ownSize) return undefined
  return (width, widthMode, height, heightMode) => ({
    width: within(ownSize.width, width, widthMode),
    height: within(ownSize.height, height, heightMode),
  })
}

function measureText(node: ViewNode): MeasureFunction {
  return (width, widthMode, height, heightMode) => {
    const most = widthMode === MeasureMode.Undefined ? Number.POSITIVE_INFINITY : width
    node.text = layOutText(runsOf(node), most, lineLimit(node))
    return {
      // a text takes whole pixels, so that its last letter is not clipped
      width: within(Math.ceil(node.text.width * 2) / 2, width, widthMode),
      height: within(node.text.height, height, heightMode),
    }
  }
}

function measureInput(node: ViewNode, platform: Platform): MeasureFunction {
  return (width, widthMode, height, heightMode) => {
    const most = widthMode === MeasureMode.Undefined ? Number.POSITIVE_INFINITY : width
    const shown = node.input?.value || String(node.props.placeholder ?? '')
    const multiline = node.props.multiline === true
    const laid = layOutText([inputRun(node, shown || ' ')], multiline ? most : Number.POSITIVE_INFINITY, ALL_LINES)
    const lines = multiline && platform === 'android' ? linesOf(node) : 0
    const lineHeight = laid.lines[0]?.height ?? 0
    return {
      width: within(laid.width, width, widthMode),
      height: within(Math.max(laid.height, lines * lineHeight), height, heightMode),
    }
  }
}
