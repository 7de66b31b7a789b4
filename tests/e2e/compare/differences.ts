import { alike } from './alike'
import { barLift, besideMenu } from './by-nature'
import { KIND_NAMES, type Box, type Piece, type Reading } from './reading'

/** How far an edge or a side may be from where the web app has it, in CSS px. */
const NEAR = 8

export interface Screen {
  readonly name: string
  /** CSS px. */
  readonly width: number
  /** Where the mini-program's host has its own menu. */
  readonly menu: Box
}

interface Allowed extends Screen {
  readonly lift: number
}

/** Every difference between two readings of a screen, a line each: what is only on one side, and what lies elsewhere. */
export function differences(screen: Screen, h5: Reading, weapp: Reading): string[] {
  const allowed = { ...screen, lift: barLift(h5, weapp) }
  const lines = KIND_NAMES.flatMap((kind) => {
    const of = ({ pieces }: Reading) => pieces.filter((piece) => piece.kind === kind)
    return pairs(allowed, of(h5), of(weapp))
      .filter(([left, right]) => !left || !right || !isNear(allowed, left, right))
      .map(([left, right]) => lineOf(left, right))
  })
  if (h5.words !== weapp.words) lines.push(`words ${firstDifference(h5.words, weapp.words)}`)
  return lines.map((line) => `${screen.name}: ${line}`)
}

type Pair = readonly [h5: Piece | undefined, weapp: Piece | undefined]

/** What stands for the same thing on both sides, in the order of the page: the longest order that both share. */
function pairs(allowed: Allowed, h5: readonly Piece[], weapp: readonly Piece[]): Pair[] {
  const same = alike(
    h5,
    weapp,
    (left, right) => left.name === right.name && (left.name !== '' || isNear(allowed, left, right)),
  )
  const [left, right] = [new Set(same.map(([index]) => index)), new Set(same.map(([, index]) => index))]
  return [
    ...same.map(([a, b]): Pair => [h5[a], weapp[b]]),
    ...h5.filter((_, index) => !left.has(index)).map((piece): Pair => [piece, undefined]),
    ...weapp.filter((_, index) => !right.has(index)).map((piece): Pair => [undefined, piece]),
  ]
}

function isNear({ menu, width, lift }: Allowed, { box: h5, foot }: Piece, { box: weapp }: Piece): boolean {
  const room = besideMenu(h5, menu, width)
  // what is centred in the bar rises by less than what stands below it
  const [least, most] = foot ? [0, 0] : [room > 0 ? 0 : lift, lift]
  return (
    isBetween(h5.left - weapp.left, 0, room) &&
    isBetween(h5.width - weapp.width, 0, room) &&
    isBetween(h5.top - weapp.top, least, most) &&
    isBetween(h5.height - weapp.height, 0, 0)
  )
}

const isBetween = (value: number, least: number, most: number): boolean => value >= least - NEAR && value <= most + NEAR

function lineOf(h5: Piece | undefined, weapp: Piece | undefined): string {
  const { kind, name } = (h5 ?? weapp) as Piece
  return `${kind} "${name.replace(/\s+/g, ' ')}" h5 ${shown(h5)} weapp ${shown(weapp)}`
}

function shown(piece: Piece | undefined): string {
  if (!piece) return 'missing'
  const { left, top, width, height } = piece.box
  return `(${[left, top, width, height].map(Math.round).join(',')})`
}

const AROUND = 30

function firstDifference(h5: string, weapp: string): string {
  let at = 0
  while (at < h5.length && h5[at] === weapp[at]) at += 1
  const from = Math.max(0, at - AROUND / 2)
  return `h5 "${h5.slice(from, at + AROUND)}" weapp "${weapp.slice(from, at + AROUND)}"`
}
