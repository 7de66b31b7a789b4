import { SCRIPT_LETTERS } from './script-letters'
import { BOARD, type Point, type Stroke } from './board'

/** In units of the letters' grid: the height above the line, and the depth below it. */
const RISE = 21
const DROP = 12
/** In units of the board: the free margin, and the largest scale of a letter. */
const MARGIN = 24
const LARGEST = 4.5

interface Letter {
  readonly width: number
  readonly strokes: readonly Stroke[]
}

function readStroke(text: string): Stroke {
  return [...text.matchAll(/(\S+) (\S+)/g)].map(([, x, y]): Point => ({ x: Number(x), y: Number(y) }))
}

/** Null for a character that English names do not have. */
function readLetter(letter: string): Letter | null {
  const known = Object.prototype.hasOwnProperty.call(SCRIPT_LETTERS, letter) ? SCRIPT_LETTERS[letter] : undefined
  if (known === undefined) return null
  const [width, strokes = ''] = known.split(':')
  return { width: Number(width), strokes: strokes === '' ? [] : strokes.split(',').map(readStroke) }
}

/** The strokes of a name in handwriting, centred on the board and as large as it allows. */
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
