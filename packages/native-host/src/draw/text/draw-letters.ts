import { scriptRunsOf, widthOf, type TextLook } from '../../text/advance'
import { familyOf, wideFamily } from './faces'
import type { Pen } from '../pen'
import type { TextPaint } from './text-paint'

const UNDERLINE = { down: 0.11, thick: 0.07 }
const LINE_THROUGH = { down: -0.26, thick: 0.07 }
/** The size of a letter without a font, as fractions of its font size. */
const BLANK = { inset: 0.1, thick: 0.05, up: 0.8 }

/**
 * Letters of one style on one line: `x` is their left edge, `y` the baseline. Each script starts where it was
 * measured.
 */
export function drawLetters(pen: Pen, text: string, look: TextLook, paint: TextPaint, x: number, y: number): void {
  const width = widthOf(text.trimEnd(), look)
  pen.fillStyle = paint.color
  pen.letterSpacing = `${look.letterSpacing}px`
  let left = x
  for (const { kind, letters } of scriptRunsOf(text)) {
    const family = kind === 'wide' ? wideFamily(letters) : familyOf(kind, look.bold ? 'bold' : 'regular')
    if (family === null) drawBlanks(pen, letters, look, left, y)
    else {
      const weight = kind === 'wide' && look.bold ? 'bold ' : ''
      pen.font = `${paint.italic ? 'italic ' : ''}${weight}${look.fontSize}px "${family}"`
      pen.fillText(letters, left, y)
    }
    left += widthOf(letters, look)
  }
  if (paint.underline) drawLine(pen, UNDERLINE, look.fontSize, x, y, width)
  if (paint.lineThrough) drawLine(pen, LINE_THROUGH, look.fontSize, x, y, width)
}

function drawLine(
  pen: Pen,
  { down, thick }: typeof UNDERLINE,
  size: number,
  x: number,
  y: number,
  width: number,
): void {
  pen.fillRect(x, y + down * size, width, Math.max(thick * size, 0.5))
}

function drawBlanks(pen: Pen, letters: string, { fontSize, letterSpacing }: TextLook, x: number, y: number): void {
  const inset = BLANK.inset * fontSize
  pen.strokeStyle = pen.fillStyle
  pen.lineWidth = BLANK.thick * fontSize
  ;[...letters].forEach((_letter, at) => {
    const left = x + at * (fontSize + letterSpacing) + inset
    pen.strokeRect(left, y - BLANK.up * fontSize, fontSize - 2 * inset, fontSize - 2 * inset)
  })
}
