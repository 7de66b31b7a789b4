/** Signing [rule.signature]: a user draws a signature, or types a name that is drawn for them. Pure. */
import { isEnglishName, plainName } from '@contract/rules/names'
import { BOARD, type Point, type Stroke } from './board'
import { writtenName } from './written-name'

export interface Signature {
  readonly by: 'pen' | 'keyboard'
  readonly strokes: readonly Stroke[]
  readonly name: string
}

export const UNSIGNED: Signature = { by: 'pen', strokes: [], name: '' }

/** A shorter line is an accidental touch, in units of the board. */
const SHORTEST = 80
/** Points closer than this to the previous one are skipped. */
const NEAR = 2

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
const within = (value: number, most: number): number => Math.round(Math.min(Math.max(value, 0), most) * 10) / 10
const onBoard = ({ x, y }: Point): Point => ({ x: within(x, BOARD.width), y: within(y, BOARD.height) })

/** The pen goes down. */
export function penDown(signature: Signature, point: Point): Signature {
  return { ...signature, strokes: [...signature.strokes, [onBoard(point)]] }
}

/** The pen moves. Returns the same signature when it has hardly moved, or is not down. */
export function penMove(signature: Signature, point: Point): Signature {
  const stroke = signature.strokes[signature.strokes.length - 1] ?? []
  const last = stroke[stroke.length - 1]
  const next = onBoard(point)
  if (!last || distance(last, next) < NEAR) return signature
  return { ...signature, strokes: [...signature.strokes.slice(0, -1), [...stroke, next]] }
}

/** Removes the last stroke. */
export const undo = (signature: Signature): Signature => ({ ...signature, strokes: signature.strokes.slice(0, -1) })

/** Removes all strokes and the name; the way of signing stays. */
export const clear = ({ by }: Signature): Signature => ({ ...UNSIGNED, by })

/** The visible strokes: the pen's, or those of the name. */
export function strokesOf({ by, strokes, name }: Signature): readonly Stroke[] {
  return by === 'pen' ? strokes : writtenName(plainName(name))
}

/** The length of a line, in units of the board. */
function lengthOf(stroke: Stroke): number {
  return stroke.reduce((sum, point, index) => sum + distance(stroke[index - 1] ?? point, point), 0)
}

/** Whether this counts as a signature: an empty board, a few dots or half a name do not. */
export function isSigned({ by, strokes, name }: Signature): boolean {
  if (by === 'keyboard') return isEnglishName(plainName(name))
  return strokes.reduce((sum, stroke) => sum + lengthOf(stroke), 0) >= SHORTEST
}
