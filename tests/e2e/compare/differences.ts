import { commonSubsequence } from './common-subsequence'
import { barLift, besideMenu, hasBox } from './allowed-differences'
import { isShown, KIND_NAMES, type Box, type Piece, type Reading, type Target } from './reading'

/** The maximum distance of an edge or a side from the web app's, in CSS px. */
const NEAR = 8

export interface Screen {
  readonly name: string
  /** CSS px. */
  readonly width: number
  readonly target: Target
  /** The position of the mini-program host's menu; the other targets have none. */
  readonly menu?: Box
}

interface Allowed extends Screen {
  readonly lift: number
}

/** All differences between two readings of a screen, one per line: elements that only one side has, and elements in another place. */
export function differences(screen: Screen, h5: Reading, other: Reading): string[] {
  const allowed = { ...screen, lift: screen.menu ? barLift(h5, other) : 0 }
  const lines = KIND_NAMES.flatMap((kind) => {
    const of = ({ pieces }: Reading) =>
      pieces.filter((piece) => piece.kind === kind && isShown(piece) && hasBox(piece, screen.target))
    return pairs(allowed, of(h5), of(other))
      .filter(([left, right]) => !left || !right || !isNear(allowed, left, right))
      .map(([left, right]) => lineOf(screen, left, right))
  })
  if (h5.words !== other.words) lines.push(`words ${firstDifference(screen, h5.words, other.words)}`)
  return lines.map((line) => `${screen.name}: ${line}`)
}

type Pair = readonly [h5: Piece | undefined, other: Piece | undefined]

/** The elements that are the same on both sides, in the order of the page: the longest common subsequence. */
function pairs(allowed: Allowed, h5: readonly Piece[], other: readonly Piece[]): Pair[] {
  const same = commonSubsequence(
    h5,
    other,
    (left, right) => left.name === right.name && (left.name !== '' || isNear(allowed, left, right)),
  )
  const [left, right] = [new Set(same.map(([index]) => index)), new Set(same.map(([, index]) => index))]
  return [
    ...same.map(([a, b]): Pair => [h5[a], other[b]]),
    ...h5.filter((_, index) => !left.has(index)).map((piece): Pair => [piece, undefined]),
    ...other.filter((_, index) => !right.has(index)).map((piece): Pair => [undefined, piece]),
  ]
}

function isNear({ menu, width, lift }: Allowed, { box: h5, foot }: Piece, { box: other }: Piece): boolean {
  const room = menu ? besideMenu(h5, menu, width) : 0
  // elements centred in the bar move up by less than elements below it
  const [least, most] = foot ? [0, 0] : [room > 0 ? 0 : lift, lift]
  return (
    isBetween(h5.left - other.left, 0, room) &&
    isBetween(h5.width - other.width, 0, room) &&
    isBetween(h5.top - other.top, least, most) &&
    isBetween(h5.height - other.height, 0, 0)
  )
}

const isBetween = (value: number, least: number, most: number): boolean => value >= least - NEAR && value <= most + NEAR

function lineOf({ target }: Screen, h5: Piece | undefined, other: Piece | undefined): string {
  const { kind, name } = (h5 ?? other) as Piece
  return `${kind} "${name.replace(/\s+/g, ' ')}" h5 ${shown(h5)} ${target} ${shown(other)}`
}

function shown(piece: Piece | undefined): string {
  if (!piece) return 'missing'
  const { left, top, width, height } = piece.box
  return `(${[left, top, width, height].map(Math.round).join(',')})`
}

const AROUND = 30

function firstDifference({ target }: Screen, h5: string, other: string): string {
  let at = 0
  while (at < h5.length && h5[at] === other[at]) at += 1
  const from = Math.max(0, at - AROUND / 2)
  return `h5 "${h5.slice(from, at + AROUND)}" ${target} "${other.slice(from, at + AROUND)}"`
}
