import { widthOf, type TextLook } from './advance'
import { piecesOf } from './break-lines'

/** A part of a text with one look, or a box among the letters, such as a picture. */
export interface TextRun {
  readonly text: string
  readonly look: TextLook
  /** px; the font's own height unless told */
  readonly lineHeight?: number
  readonly box?: { readonly width: number; readonly height: number }
  /** the view that the run belongs to: a text, a span, or the view that is the box */
  readonly tag: number
}

export interface TextPiece {
  readonly run: TextRun
  readonly text: string
  /** px from the line's left */
  readonly x: number
  readonly width: number
}

export interface TextLine {
  readonly y: number
  readonly width: number
  readonly height: number
  readonly pieces: readonly TextPiece[]
}

export interface TextLayout {
  readonly width: number
  readonly height: number
  readonly lines: readonly TextLine[]
  /** whether the number of lines cut something off */
  readonly cut: boolean
}

/** What the fonts' ascent, descent and gap come to: Chromium's `line-height: normal` for Arial. */
const NORMAL_LINE = 1.149

interface Line {
  pieces: TextPiece[]
  width: number
  height: number
}

/** Breaks the runs into lines of at most `maxWidth` px, as many as `maxLines` (0: all). */
export function layOutText(runs: readonly TextRun[], maxWidth: number, maxLines: number): TextLayout {
  const lines: Line[] = [{ pieces: [], width: 0, height: 0 }]
  const last = () => lines[lines.length - 1] as Line

  function newLine(): void {
    lines.push({ pieces: [], width: 0, height: 0 })
  }

  function place(run: TextRun, text: string, width: number, visible: number): void {
    if (last().pieces.length > 0 && endOf(last()) + visible > maxWidth + 0.01) newLine()
    const line = last()
    const x = endOf(line)
    line.pieces.push({ run, text, x, width })
    line.width = x + visible
    line.height = Math.max(line.height, heightOf(run))
  }

  for (const run of runs) {
    if (run.box) {
      place(run, '', run.box.width, run.box.width)
      continue
    }
    for (const piece of piecesOf(run.text)) {
      if (piece === '\n') {
        last().height = Math.max(last().height, heightOf(run))
        newLine()
        last().height = heightOf(run)
        continue
      }
      const visible = widthOf(piece.trimEnd(), run.look)
      if (visible <= maxWidth) place(run, piece, widthOf(piece, run.look), visible)
      else
        for (const part of splitLongWord(piece, run.look, maxWidth))
          place(run, part, widthOf(part, run.look), widthOf(part, run.look))
    }
  }
  const kept = maxLines > 0 ? lines.slice(0, maxLines) : lines
  return finish(kept, kept.length < lines.length, maxWidth)
}

function endOf(line: Line): number {
  const piece = line.pieces[line.pieces.length - 1]
  return piece ? piece.x + piece.width : 0
}

function heightOf(run: TextRun): number {
  if (run.box) return run.box.height
  return run.lineHeight ?? Math.round(run.look.fontSize * NORMAL_LINE)
}

function splitLongWord(word: string, look: TextLook, maxWidth: number): readonly string[] {
  const parts: string[] = []
  for (const letter of word) {
    const last = parts[parts.length - 1]
    if (last !== undefined && widthOf(last + letter, look) <= maxWidth) parts[parts.length - 1] = last + letter
    else parts.push(letter)
  }
  return parts
}

function finish(lines: readonly Line[], cut: boolean, maxWidth: number): TextLayout {
  let y = 0
  const placed = lines.map(({ pieces, width, height }) => {
    const line: TextLine = { y, width, height, pieces }
    y += height
    return line
  })
  const widest = placed.reduce((width, line) => Math.max(width, line.width), 0)
  return {
    width: cut && Number.isFinite(maxWidth) ? Math.min(widest, maxWidth) : widest,
    height: y,
    lines: placed,
    cut,
  }
}
