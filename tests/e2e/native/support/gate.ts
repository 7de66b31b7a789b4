/**
 * The faults of the visible page: a line for each text that cannot be read, for each control that a finger or a screen
 * reader cannot use, and for each element under the phone's bars.
 */
import type { Device, DeviceElement } from 'native-host/types'
import { contrast, flat, over, type Rgba } from './contrast'
import { canBeFilledIn } from './fills'
import { brokenWords } from './words'

type ViewNode = ReturnType<Device['root']>
type Box = ReturnType<DeviceElement['box']>

/** WCAG 2.2, 1.4.3: the minimum contrast of text and of large text. */
const READABLE = 4.5
const READABLE_LARGE = 3
/** sizes in px from which a text is large, and from which a bold text is large */
const LARGE = 24
const LARGE_BOLD = 18.5
/** px: the minimum size for a finger (Apple's guidelines), less half a px for rounding */
const FINGER = 43.5
/** The minimum share of the window's width for a card in a grid of two columns. */
const HALF = 0.4
const ROUNDED = 1
const CONTROLS = ['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'menuitem', 'adjustable']
/** The characters of a price, a count or a total, which are never truncated. */
const FIGURE = /\d/
const CARD = /^product-card-\d+$/

export interface Seen {
  readonly element: DeviceElement
  readonly node: ViewNode
  readonly box: Box
  /** the visible part */
  readonly seen: Box
}

/** All faults of the page with this id as it is now; empty if there are none. */
export function gateFaults(device: Device, pageId: string): string[] {
  const shown = shownOf(device, pageId)
  const texts = shown.filter(isText)
  const controls = shown.filter(({ node }) => isControl(node))
  return [
    ...texts.flatMap((text) => faintFault(text, shown)),
    ...texts.flatMap(brokenFault),
    ...texts.filter(losesLetters).map((text) => `${nameOf(text)} ends in dots`),
    ...overlaps(controls).map(([one, other]) => `${nameOf(one)} lies partly on ${nameOf(other)}`),
    ...controls.filter(isSmall).map((control) => `${nameOf(control)} is smaller than a finger`),
    ...shown.filter(isNameless).map((control) => `${nameOf(control)} has no role or no name`),
    ...shown
      .filter(({ node }) => node.component.kind === 'input' && !canBeFilledIn(node.props, device.shape.platform))
      .map((input) => `${nameOf(input)} cannot be filled in by the phone`),
    ...shown.filter(isReadable).map((input) => `${nameOf(input)} shows the password`),
    ...[...texts, ...controls]
      .filter((one) => liesUnder(one, device))
      .map((one) => `${nameOf(one)} lies under the phone's bars`),
    ...shown.filter((card) => isNarrow(card, device)).map((card) => `${nameOf(card)} is too narrow`),
  ]
}

/** The visible views of the page with this id, in drawing order. */
export function shownOf(device: Device, pageId: string): Seen[] {
  const page = device.find({ id: pageId })
  const byTag = new Map(everyNode(device.root()).map((node) => [node.tag, node]))
  return device
    .all({})
    .filter((element) => element.isIn(page))
    .flatMap((element): Seen[] => {
      const [node, sight] = [byTag.get(element.tag), device.look(element)]
      return node && sight.state === 'visible' ? [{ element, node, box: element.box(), seen: sight.box }] : []
    })
}

export const isText = ({ node, element }: Seen): boolean => node.component.kind === 'text' && /\S/.test(element.text())

function everyNode(node: ViewNode): ViewNode[] {
  return [node, ...node.children.flatMap(everyNode)]
}

function* ancestors(node: ViewNode): Generator<ViewNode> {
  for (let at = node.parent; at; at = at.parent) yield at
}

const stateOf = (node: ViewNode) => (node.props.accessibilityState ?? {}) as { readonly disabled?: boolean }
export const isDisabled = (node: ViewNode) => [node, ...ancestors(node)].some((each) => stateOf(each).disabled === true)
const isControl = ({ props }: ViewNode) => CONTROLS.includes(String(props.accessibilityRole))

/** The contrast of a text with its background; none on a picture or in a disabled control. */
function faintFault(text: Seen, shown: readonly Seen[]): string[] {
  if (isDisabled(text.node)) return []
  const ground = groundOf(text, shown)
  if (ground === 'a picture') return []
  const ratio = contrast(over(colourOf(text.node), ground), ground)
  return ratio < leastOf(text.node) ? [`${nameOf(text)} has a contrast of ${ratio.toFixed(1)}`] : []
}

/** A text's colour, reduced by the opacity of the views around it. */
export function colourOf(node: ViewNode): Rgba {
  const [red, green, blue, alpha] = flat(node.props.color) ?? [0, 0, 0, 1]
  return [red, green, blue, alpha * opacityOf(node)]
}

const opacityOf = (node: ViewNode): number =>
  [node, ...ancestors(node)].reduce(
    (all, { props }) => all * (typeof props.opacity === 'number' ? props.opacity : 1),
    1,
  )

export function leastOf({ props }: ViewNode): number {
  const [size, weight] = [Number(props.fontSize ?? 14), String(props.fontWeight ?? '400')]
  const bold = weight === 'bold' || Number(weight) >= 700
  return size >= LARGE || (bold && size >= LARGE_BOLD) ? READABLE_LARGE : READABLE
}

/** The colour under the middle of the text: everything drawn before it, blended on white. */
export function groundOf(text: Seen, shown: readonly Seen[]): Rgba | 'a picture' {
  const middle = middleOf(text.seen)
  let ground: Rgba | 'a picture' = [255, 255, 255, 1]
  for (const { node, seen } of [...[...ancestors(text.node)].reverse().map(asSeen), ...shown]) {
    if (node === text.node) break
    if (!holds(seen, middle)) continue
    const colour = flat(node.props.backgroundColor)
    if (node.component.kind === 'image' || node.component.kind === 'drawing') ground = 'a picture'
    else if (colour && colour[3] > 0 && (ground !== 'a picture' || colour[3] === 1)) {
      ground = over(colour, ground === 'a picture' ? [255, 255, 255, 1] : ground)
    }
  }
  return ground
}

const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 })

const WHOLE: Box = { x: -Infinity, y: -Infinity, width: Infinity, height: Infinity }
/** The views around a text count as under it, wherever they start and end. */
const asSeen = (node: ViewNode): Pick<Seen, 'node' | 'seen'> => ({ node, seen: WHOLE })

const holds = ({ x, y, width, height }: Box, point: { x: number; y: number }): boolean =>
  x === -Infinity || (point.x >= x && point.y >= y && point.x <= x + width && point.y <= y + height)

function brokenFault(text: Seen): string[] {
  // a heading that exists only for the outline is a point
  if (text.box.width <= 2 * ROUNDED) return []
  const lines = text.node.text?.lines.map(({ pieces }) => pieces.map((piece) => piece.text).join('')) ?? []
  return brokenWords(lines, text.element.text()).map((word) => `${nameOf(text)} breaks ${word}`)
}

/** Controls in one scroll view that overlap; a heart on its card does not count. */
function overlaps(controls: readonly Seen[]): (readonly [Seen, Seen])[] {
  return controls.flatMap((one, index) =>
    controls
      .slice(index + 1)
      .filter((other) => scrollerOf(one.node) === scrollerOf(other.node) && crosses(one.seen, other.seen))
      .map((other): readonly [Seen, Seen] => [one, other]),
  )
}

const scrollerOf = (node: ViewNode): ViewNode | undefined =>
  [...ancestors(node)].find(({ component }) => component.kind === 'scroll')

function crosses(a: Box, b: Box): boolean {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width > ROUNDED && height > ROUNDED && holds(a, middleOf(b)) === holds(b, middleOf(a))
}

/** Names may be truncated after the lines that the app sets; figures and button labels never. */
function losesLetters({ node, element }: Seen): boolean {
  if (!node.text?.cut) return false
  const inButton = [...ancestors(node)].some(({ props }) => ['button', 'tab'].includes(String(props.accessibilityRole)))
  return node.props.numberOfLines === undefined || inButton || isFigure(element.text())
}

const isFigure = (text: string): boolean => FIGURE.test(text) && !/\p{L}{3,}/u.test(text)

interface Slop {
  readonly top?: number
  readonly right?: number
  readonly bottom?: number
  readonly left?: number
}

function isSmall({ node, box }: Seen): boolean {
  const slop = node.props.hitSlop
  const {
    top = 0,
    right = 0,
    bottom = 0,
    left = 0,
  }: Slop = typeof slop === 'number' ? { top: slop, right: slop, bottom: slop, left: slop } : ((slop ?? {}) as Slop)
  // a link within a sentence is as high as its line
  if (node.component.kind === 'span') return false
  return box.width + left + right < FINGER || box.height + top + bottom < FINGER
}

/** Everything that accepts touches or letters must have a role and a name. */
function isNameless({ node, element }: Seen): boolean {
  const { accessible, focusable, accessibilityLabel: label, placeholder } = node.props
  if (node.component.kind === 'input') return !label && !placeholder
  if (accessible !== true || (focusable !== true && !isControl(node))) return false
  return !isControl(node) || !(label || element.text().trim())
}

const isReadable = ({ node, element }: Seen): boolean =>
  node.component.kind === 'input' && /password/.test(element.id ?? '') && node.props.secureTextEntry !== true

/** Content may scroll under a bar, but must not stay there. */
function liesUnder({ node, box }: Seen, { shape: { insets, size } }: Device): boolean {
  const scrolled = [...ancestors(node)].some(({ component, scroll }) => component.kind === 'scroll' && scroll.y > 0)
  if (!scrolled && box.y < insets.top - ROUNDED) return true
  const scrolls = [...ancestors(node)].some(({ component }) => component.kind === 'scroll')
  return !scrolls && box.y + box.height > size.height - insets.bottom + ROUNDED
}

function isNarrow({ node, element, box }: Seen, { shape }: Device): boolean {
  if (!CARD.test(element.id ?? '')) return false
  const inRow = [...ancestors(node)].some(
    ({ component, props }) => props.horizontal === true || /Horizontal/.test(component.name),
  )
  return !inRow && box.width < HALF * shape.size.width
}

export function nameOf({ element, node, box }: Seen): string {
  const words = element.text().replace(/\s+/g, ' ').slice(0, 40)
  return `${node.component.kind} "${element.id ?? words}" (${[box.x, box.y, box.width, box.height].map(Math.round).join(',')})`
}
