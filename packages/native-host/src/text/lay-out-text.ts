import { widthOf, type TextLook } from './advance'
import { piecesOf } from './break-lines'
import { endWithEllipsis } from './ellipsis'
import { baselineIn, normalHeight } from './line-metrics'

/** A part of a text with one style, or an inline box, such as a picture. */
export interface TextRun {
  readonly text: string
  readonly look: TextLook
  /** px; by default the font's own height */
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
  /** px from the line's top to the baseline */
  readonly baseline: number
  readonly pieces: readonly TextPiece[]
}

export interface TextLayout {
  readonly width: number
  readonly height: number
  readonly lines: readonly TextLine[]
  /** whether the maximum number of lines truncated the text */
  readonly cut: boolean
}

/** The maximum number of lines, and how a longer text ends: 0 means no limit. */
export interface LineLimit {
  readonly lines: number
  /** `clip` omits the rest; anything else ends with an ellipsis */
  readonly end: 'ellipsis' | 'clip'
}

export const ALL_LINES: LineLimit = { lines: 0, end: 'clip' }

interface Line {
  pieces: TextPiece[]
  width: number
  height: number
  baseline: number
  /** whether it follows a line feed */
  fed: boolean
}

/** Breaks the runs into lines of at most `maxWidth` px. */
export function layOutText(runs: readonly TextRun[], maxWidth: number, limit: LineLimit): TextLayout {
  const lines = breakLines(runs, maxWidth)
  if (limit.lines === 0 || lines.length <= limit.lines) return finish(lines, maxWidth, false)
  const kept = lines.slice(0, limit.lines)
  const cut = finish(kept, maxWidth, true)
  return limit.end === 'clip' ? cut : { ...cut, lines: withEllipsis(cut.lines, lines[limit.lines], maxWidth) }
}

function breakLines(runs: readonly TextRun[], maxWidth: number): readonly Line[] {
  const lines: Line[] = [newLine(false)]
  const last = () => lines[lines.length - 1] as Line

  function place(run: TextRun, text: string, width: number, visible: number): void {
    if (last().pieces.length > 0 && endOf(last()) + visible > maxWidth + 0.01) lines.push(newLine(false))
    const line = last()
    const x = endOf(line)
    line.pieces.push({ run, text, x, width })
    line.width = x + visible
    makeRoom(line, run)
  }

  for (const run of runs) {
    if (run.box) {
      place(run, '', run.box.width, run.box.width)
      continue
    }
    for (const piece of piecesOf(run.text)) {
      if (piece === '\n') {
        makeRoom(last(), run)
        lines.push(newLine(true))
        makeRoom(last(), run)
        continue
      }
      const visible = widthOf(piece.trimEnd(), run.look)
      if (visible <= maxWidth) place(run, piece, widthOf(piece, run.look), visible)
      else
        for (const part of splitLongWord(piece, run.look, maxWidth))
          place(run, part, widthOf(part, run.look), widthOf(part, run.look))
    }
  }
  return lines
}

function newLine(fed: boolean): Line {
  return { pieces: [], width: 0, height: 0, baseline: 0, fed }
}

function makeRoom(line: Line, run: TextRun): void {
  line.height = Math.max(line.height, heightOf(run))
  line.baseline = Math.max(line.baseline, baselineOf(run))
}

function endOf(line: Line): number {
  const piece = line.pieces[line.pieces.length - 1]
  return piece ? piece.x + piece.width : 0
}

function heightOf(run: TextRun): number {
  return run.box?.height ?? run.lineHeight ?? normalHeight(run.look.fontSize)
}

/** A box stands on the baseline. */
function baselineOf(run: TextRun): number {
  return run.box?.height ?? baselineIn(heightOf(run), run.look.fontSize)
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

function finish(lines: readonly Line[], maxWidth: number, cut: boolean): TextLayout {
  let y = 0
  const placed = lines.map(({ pieces, width, height, baseline }) => {
    const line: TextLine = { y, width, height, baseline, pieces }
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

/** Letters of the next line are added to the last line, as far as they fit with the ellipsis. */
function withEllipsis(lines: readonly TextLine[], next: Line | undefined, maxWidth: number): readonly TextLine[] {
  const last = lines[lines.length - 1]
  if (!last || !next) return lines
  const pieces = endWithEllipsis(next.fed ? last.pieces : [...last.pieces, ...next.pieces], maxWidth)
  const end = pieces[pieces.length - 1]
  return [...lines.slice(0, -1), { ...last, pieces, width: end ? end.x + end.width : 0 }]
}
