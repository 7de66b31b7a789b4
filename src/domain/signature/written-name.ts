import { SCRIPT_LETTERS } from './script-letters'
import { BOARD, type Point, type Stroke } from './board'

/** Of the letters' grid: how high the tallest reach above the line, and how far the deepest go below it. */
const RISE = 21
const DROP = 12
/** In units of the board: what is left free around, and how large a letter may become. */
const MARGIN = 24
const LARGEST = 4.5

interface Letter {
  readonly width: number
  readonly strokes: readonly Stroke[]
}

function readStroke(text: string): Stroke {
  const numbers = text.split(' ').map(Number)
  return numbers.flatMap((x, index): Point[] => (index % 2 === 0 ? [{ x, y: numbers[index + 1] }] : []))
}

/** Null for a character that is no letter of an English name. */
function readLetter(letter: string): Letter | null {
  const known = Object.prototype.hasOwnProperty.call(SCRIPT_LETTERS, letter)
  if (!known) return null
  const [width, strokes] = SCRIPT_LETTERS[letter].split(':')
  return { width: Number(width), strokes: strokes === '' ? [] : strokes.split(',').map(readStroke) }
}

/** A name in handwriting: its strokes, as large as the board has room for, in its middle. */
export function writtenName(name: string): readonly Stroke[] {
  const letters = [...name].map(readLetter).filter((letter) => letter !== null)
  const width = letters.reduce((sum, letter) => sum + letter.width, 0)
  if (width === 0) return []
  const scale = Math.min((BOARD.width - 2 * MARGIN) / width, (BOARD.height - 2 * MARGIN) / (RISE + DROP), LARGEST)
  const left = (BOARD.width - width * scale) / 2
  const line = BOARD.height / 2 + ((RISE - DROP) / 2) * scale
  let at = 0
  return letters.flatMap((letter) => {
    const from = at
    at += letter.width
    return letter.strokes.map((stroke) =>
      stroke.map(({ x, y }) => ({ x: left + (from + x) * scale, y: line - y * scale })),
    )
  })
}
