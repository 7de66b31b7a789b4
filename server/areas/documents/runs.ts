/** In which pieces, and in which order from left to right, a line of a document is drawn. */
import bidiFactory from 'bidi-js'
import { groupOf, hasLetter, type Face, type Weight } from './fonts'

const bidi = bidiFactory()

/** `plain`: from left to right, and nothing in it is turned round. */
export type Direction = 'plain' | 'ltr' | 'rtl'

/** The blocks of letters that are read from right to left, and the signs that turn others round. */
const TURNING =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** The direction of a paragraph: that of the first letter that has one. */
export function directionOf(text: string): Direction {
  if (!TURNING.test(text)) return 'plain'
  const [paragraph] = bidi.getEmbeddingLevels(text).paragraphs
  return paragraph !== undefined && paragraph.level % 2 === 1 ? 'rtl' : 'ltr'
}

/** A piece of a line in one font. */
export interface Run {
  readonly face: Face
  /** In the order in which the library takes it. */
  readonly text: string
  /** Whether it is read from right to left. */
  readonly rtl: boolean
}

interface Piece {
  readonly face: Face
  readonly level: number
  text: string
}

/** Spaces, marks and joiners belong to the letter before them. */
const DEPENDENT = /^[ \p{M}\u200c\u200d]$/u

function faceOf(letter: string, weight: Weight, before: Face | undefined): Face {
  // fontkit cannot read the space of the Korean font: it is empty and the last one
  const joins = letter === ' ' ? !before?.startsWith('hangul') : DEPENDENT.test(letter)
  if (before !== undefined && joins && (letter === ' ' || hasLetter(before, letter))) return before
  return `${groupOf(letter) ?? 'latin'}-${weight}`
}

function piecesOf(text: string, weight: Weight, direction: Direction): Piece[] {
  // a line of a plain paragraph needs no look at each word
  const levels = direction === 'plain' ? [] : bidi.getEmbeddingLevels(text, direction).levels
  const pieces: Piece[] = []
  let index = 0
  for (const letter of text) {
    const last = pieces[pieces.length - 1]
    const level = levels[index] ?? 0
    const face = faceOf(letter, weight, last?.face)
    const shown = level % 2 === 1 ? (bidi.getMirroredCharacter(letter) ?? letter) : letter
    if (last?.face === face && last.level === level) last.text += shown
    else pieces.push({ face, level, text: shown })
    index += letter.length
  }
  return pieces
}

/** Rule L2 of UAX 9: from the highest level down, each sequence of at least that level is turned round. */
function fromLeftToRight(pieces: readonly Piece[]): Piece[] {
  const order = [...pieces]
  for (let level = Math.max(0, ...pieces.map((piece) => piece.level)); level > 0; level -= 1) {
    for (let start = 0; start < order.length; start += 1) {
      let end = start
      while (end < order.length && (order[end]?.level ?? 0) >= level) end += 1
      order.splice(start, end - start, ...order.slice(start, end).reverse())
      start = end
    }
  }
  return order
}

/** The library turns a run round by the script of its letters, without a look at its level. */
const TURNED = /^[\p{Script=Common}\p{Script=Inherited}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** Splits a line into parts with one font and one direction each, from left to right. */
export function runsOf(text: string, weight: Weight, direction: Direction): Run[] {
  return fromLeftToRight(piecesOf(text, weight, direction)).map(({ face, level, text: logical }) => {
    const rtl = level % 2 === 1
    return { face, rtl, text: rtl === TURNED.test(logical) ? logical : [...logical].reverse().join('') }
  })
}
