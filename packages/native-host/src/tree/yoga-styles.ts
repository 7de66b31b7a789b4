import {
  Align,
  Display,
  Edge,
  FlexDirection,
  Gutter,
  Justify,
  Overflow,
  PositionType,
  Wrap,
  type Node as YogaNode,
} from 'yoga-layout/load'

type Length = number | `${number}%` | undefined
type LengthOrAuto = Length | 'auto'

const EDGES: Readonly<Record<string, Edge>> = {
  '': Edge.All,
  Left: Edge.Left,
  Top: Edge.Top,
  Right: Edge.Right,
  Bottom: Edge.Bottom,
  Start: Edge.Start,
  End: Edge.End,
  Horizontal: Edge.Horizontal,
  Vertical: Edge.Vertical,
  Inline: Edge.Horizontal,
  Block: Edge.Vertical,
  InlineStart: Edge.Start,
  InlineEnd: Edge.End,
  BlockStart: Edge.Top,
  BlockEnd: Edge.Bottom,
}

const ALIGN: Readonly<Record<string, Align>> = {
  auto: Align.Auto,
  'flex-start': Align.FlexStart,
  center: Align.Center,
  'flex-end': Align.FlexEnd,
  stretch: Align.Stretch,
  baseline: Align.Baseline,
  'space-between': Align.SpaceBetween,
  'space-around': Align.SpaceAround,
  'space-evenly': Align.SpaceEvenly,
}
const JUSTIFY: Readonly<Record<string, Justify>> = {
  'flex-start': Justify.FlexStart,
  center: Justify.Center,
  'flex-end': Justify.FlexEnd,
  'space-between': Justify.SpaceBetween,
  'space-around': Justify.SpaceAround,
  'space-evenly': Justify.SpaceEvenly,
}
const DIRECTION: Readonly<Record<string, FlexDirection>> = {
  column: FlexDirection.Column,
  'column-reverse': FlexDirection.ColumnReverse,
  row: FlexDirection.Row,
  'row-reverse': FlexDirection.RowReverse,
}
const WRAP: Readonly<Record<string, Wrap>> = {
  nowrap: Wrap.NoWrap,
  wrap: Wrap.Wrap,
  'wrap-reverse': Wrap.WrapReverse,
}
const OVERFLOW: Readonly<Record<string, Overflow>> = {
  visible: Overflow.Visible,
  hidden: Overflow.Hidden,
  scroll: Overflow.Scroll,
}

/** The values of a style with keywords. */
export const WORDS: Readonly<Record<string, readonly string[]>> = {
  flexDirection: Object.keys(DIRECTION),
  flexWrap: Object.keys(WRAP),
  alignItems: Object.keys(ALIGN),
  alignSelf: Object.keys(ALIGN),
  alignContent: Object.keys(ALIGN),
  justifyContent: Object.keys(JUSTIFY),
  overflow: Object.keys(OVERFLOW),
  display: ['flex', 'none'],
  position: ['relative', 'absolute', 'static'],
}

export type Setter = (node: YogaNode, value: unknown) => void

export function isPercent(value: unknown): value is `${number}%` {
  return typeof value === 'string' && /^-?[\d.]+%$/.test(value)
}

function length(value: unknown): Length {
  if (typeof value === 'number' || isPercent(value)) return value
  return undefined
}

function lengthOrAuto(value: unknown): LengthOrAuto {
  return value === 'auto' ? 'auto' : length(value)
}

function number(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}

function choice<T>(table: Readonly<Record<string, T>>, unset: T, set: (node: YogaNode, value: T) => void): Setter {
  return (node, value) => set(node, (typeof value === 'string' ? table[value] : undefined) ?? unset)
}

function onEdges(before: string, after: string, set: (node: YogaNode, edge: Edge, value: unknown) => void) {
  const entries = Object.entries(EDGES).map(([name, edge]): [string, Setter] => [
    `${before}${name}${after}`,
    (node, value) => set(node, edge, value),
  ])
  return Object.fromEntries(entries)
}

const POSITIONS: Readonly<Record<string, Setter>> = Object.fromEntries(
  Object.entries({
    left: Edge.Left,
    top: Edge.Top,
    right: Edge.Right,
    bottom: Edge.Bottom,
    start: Edge.Start,
    end: Edge.End,
    inset: Edge.All,
    insetBlock: Edge.Vertical,
    insetBlockStart: Edge.Top,
    insetBlockEnd: Edge.Bottom,
    insetInline: Edge.Horizontal,
    insetInlineStart: Edge.Start,
    insetInlineEnd: Edge.End,
  }).map(([name, edge]): [string, Setter] => [name, (node, value) => node.setPosition(edge, length(value))]),
)

function aspectRatio(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  const [width, height = '1'] = typeof value === 'string' ? value.split('/') : []
  const ratio = Number(width) / Number(height)
  return Number.isFinite(ratio) && ratio > 0 ? ratio : undefined
}

/**
 * How each layout style is set in Yoga. A value that React Native's own shadow nodes would reject, or a removed one,
 * resets the style.
 */
export const SETTERS: Readonly<Record<string, Setter>> = {
  ...onEdges('margin', '', (node, edge, value) => node.setMargin(edge, lengthOrAuto(value))),
  ...onEdges('padding', '', (node, edge, value) => node.setPadding(edge, length(value))),
  ...onEdges('border', 'Width', (node, edge, value) => node.setBorder(edge, number(value))),
  ...POSITIONS,
  width: (node, value) => node.setWidth(value === null ? 'auto' : lengthOrAuto(value)),
  height: (node, value) => node.setHeight(value === null ? 'auto' : lengthOrAuto(value)),
  minWidth: (node, value) => node.setMinWidth(length(value)),
  minHeight: (node, value) => node.setMinHeight(length(value)),
  maxWidth: (node, value) => node.setMaxWidth(length(value)),
  maxHeight: (node, value) => node.setMaxHeight(length(value)),
  flex: (node, value) => node.setFlex(number(value)),
  flexGrow: (node, value) => node.setFlexGrow(number(value)),
  flexShrink: (node, value) => node.setFlexShrink(number(value)),
  flexBasis: (node, value) => node.setFlexBasis(value === null ? 'auto' : lengthOrAuto(value)),
  aspectRatio: (node, value) => node.setAspectRatio(aspectRatio(value)),
  gap: (node, value) => void node.setGap(Gutter.All, length(value)),
  rowGap: (node, value) => void node.setGap(Gutter.Row, length(value)),
  columnGap: (node, value) => void node.setGap(Gutter.Column, length(value)),
  flexDirection: choice(DIRECTION, FlexDirection.Column, (node, value) => node.setFlexDirection(value)),
  flexWrap: choice(WRAP, Wrap.NoWrap, (node, value) => node.setFlexWrap(value)),
  alignItems: choice(ALIGN, Align.Stretch, (node, value) => node.setAlignItems(value)),
  alignSelf: choice(ALIGN, Align.Auto, (node, value) => node.setAlignSelf(value)),
  alignContent: choice(ALIGN, Align.FlexStart, (node, value) => node.setAlignContent(value)),
  justifyContent: choice(JUSTIFY, Justify.FlexStart, (node, value) => node.setJustifyContent(value)),
  overflow: choice(OVERFLOW, Overflow.Visible, (node, value) => node.setOverflow(value)),
  display: (node, value) => node.setDisplay(value === 'none' ? Display.None : Display.Flex),
  position: (node, value) => node.setPositionType(value === 'absolute' ? PositionType.Absolute : PositionType.Relative),
}
