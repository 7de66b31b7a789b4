/** The layout faults of any page: a line for each text or control that cannot be read or reached. */
import type { Device, DeviceElement } from 'native-host/types'

type ViewNode = ReturnType<Device['root']>
type Box = ReturnType<DeviceElement['box']>

/** px that rounding can add */
const ROUNDED = 1

/** A heading that exists only for the page's outline is a point, which rounding can enlarge. */
const isPoint = ({ width, height }: Box): boolean => width <= 2 * ROUNDED && height <= 2 * ROUNDED

interface Place {
  readonly element: DeviceElement
  readonly node: ViewNode
  readonly box: Box
  /** The nearest view that cuts it off without scrolling, and the nearest that scrolls it. */
  readonly clip: Box | null
  readonly scroller: ViewNode | null
  readonly sideways: boolean
}

/** All faults of the page with this id in a window of this width (px); empty if there are none. */
export function layoutFaults(device: Device, pageId: string): string[] {
  const page = device.find({ id: pageId })
  const elements = new Map(device.all({}).map((element) => [element.tag, element]))
  const places = [...placesOf(device.root(), elements)].filter(({ element }) => element.isIn(page))
  const { width } = device.shape.size
  const texts = places.filter(({ node, box }) => node.component.kind === 'text' && !isPoint(box))
  return [
    ...places.filter(hasNoSize).map((place) => `${nameOf(place)} has no size`),
    ...places.filter((place) => isBeside(place, width)).map((place) => `${nameOf(place)} stands beside the window`),
    ...texts.filter(isCut).map((place) => `${nameOf(place)} is cut off`),
    ...overlaps(texts).map(([one, other]) => `${nameOf(one)} lies on ${nameOf(other)}`),
  ]
}

function* placesOf(
  node: ViewNode,
  elements: ReadonlyMap<number, DeviceElement>,
  around: Pick<Place, 'clip' | 'scroller' | 'sideways'> = { clip: null, scroller: null, sideways: false },
): Generator<Place> {
  const element = elements.get(node.tag)
  if (!element || node.props.display === 'none' || node.component.kind === 'modal') return
  const box = element.box()
  yield { element, node, box, ...around }
  const { kind } = node.component
  const inside =
    kind === 'scroll'
      ? { clip: null, scroller: node, sideways: around.sideways || isSideways(node) }
      : { ...around, clip: node.props.overflow === 'hidden' && !isPoint(box) ? box : around.clip }
  if (kind === 'text' || kind === 'drawing') return
  for (const child of node.children) yield* placesOf(child, elements, inside)
}

/** Whether a view scrolls horizontally. */
export const isSideways = ({ component, props }: ViewNode): boolean =>
  props.horizontal === true || /Horizontal/.test(component.name)

const isSomething = ({ node, element }: Place): boolean =>
  ['image', 'drawing', 'input'].includes(node.component.kind) ||
  (node.component.kind === 'text' ? element.text() !== '' : node.props.accessible === true)

const hasNoSize = (place: Place): boolean => isSomething(place) && (place.box.width === 0 || place.box.height === 0)

const isBeside = (place: Place, width: number): boolean =>
  isSomething(place) &&
  !place.sideways &&
  // drawings may be cut off, but texts may not
  (place.node.component.kind === 'text' || !place.clip) &&
  (place.box.x < -ROUNDED || place.box.x + place.box.width > width + ROUNDED)

/** A text may end in dots only if the app limits its lines; nothing else may hide letters. */
function isCut({ node, box, clip }: Place): boolean {
  const { text } = node
  const isShort = text !== null && (text.height > box.height + ROUNDED || text.width > box.width + ROUNDED)
  return isShort || (clip !== null && !holds(clip, box))
}

const holds = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x - ROUNDED &&
  inner.y >= outer.y - ROUNDED &&
  inner.x + inner.width <= outer.x + outer.width + ROUNDED &&
  inner.y + inner.height <= outer.y + outer.height + ROUNDED

function overlaps(texts: readonly Place[]): (readonly [Place, Place])[] {
  return texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter((other) => other.scroller === one.scroller && meet(one.box, other.box))
      .map((other): readonly [Place, Place] => [one, other]),
  )
}

const meet = (a: Box, b: Box): boolean =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > ROUNDED &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > ROUNDED

function nameOf({ element, node, box }: Place): string {
  const words = element.text().replace(/\s+/g, ' ').slice(0, 40)
  const at = [box.x, box.y, box.width, box.height].map(Math.round).join(',')
  return `${node.component.kind} "${element.id ?? words}" (${at})`
}
