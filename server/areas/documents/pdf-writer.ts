import PDFDocument from 'pdfkit'
import { factsOf, languageTag, type Language } from '@contract/base/languages'
import { colour as palette } from '../../kernel/text/colours'
import { drawable } from './drawable'
import { fontOf, type Face, type Weight } from './fonts'
import { breakLines } from './lines'
import { directionOf, runsOf, type Direction, type Run } from './runs'

const MARGIN = 56
/** In units of the font size: Thai stacks marks above each other. */
const LINE_HEIGHT = { thai: 1.75, other: 1.5 }
export const QUIET = palette.ink2

interface Look {
  readonly size?: number
  readonly weight?: Weight
  readonly colour?: string
}
interface Place {
  readonly x: number
  readonly width: number
  readonly align?: 'right'
}
/** The library lays out each word for itself, from left to right, unless features are named. */
const whole = (rtl: boolean) => (rtl ? { features: [] } : {})

/** A text of a row, in its column. */
export type Cell = Look & Place & { readonly text: string }

/** In which language a document is written, and who heads it: what the marketplace is called. */
export interface Written {
  readonly language: Language
  readonly market: string
}

/** Whose days are those of the marketplace's time zone. */
export interface Dated extends Written {
  readonly zone: string
}

interface About extends Written {
  readonly title: string
  /** The file's creation date: the same content gives the same file. */
  readonly at: Date
}

/** Writes a document from top to bottom, page by page. Sizes are points. */
export class PdfWriter {
  private readonly doc: PDFKit.PDFDocument
  private readonly chunks: Uint8Array[] = []
  private readonly faces = new Set<Face>()
  private readonly widths = new Map<string, number>()
  private readonly market: string
  private readonly tag: string
  private readonly lineHeight: number
  private y = MARGIN

  constructor({ title, market, language, at }: About) {
    this.market = market
    const info = { Title: title, Author: market, CreationDate: at }
    this.tag = languageTag(language)
    this.lineHeight = factsOf(language).script === 'thai' ? LINE_HEIGHT.thai : LINE_HEIGHT.other
    this.doc = new PDFDocument({ size: 'A4', margin: MARGIN, lang: this.tag, displayTitle: true, info, font: '' })
    this.doc.on('data', (chunk: Buffer) => this.chunks.push(new Uint8Array(chunk)))
  }

  /** The maximum width of the text. */
  get width(): number {
    return this.doc.page.width - 2 * MARGIN
  }

  /** The logo and the name at the top of the first page. */
  brand(): void {
    this.doc
      .path(`M ${MARGIN} ${this.y + 22} v -12 a 9 9 0 0 1 18 0 v 12 h -5 v -12 a 4 4 0 0 0 -8 0 v 12 z`)
      .fill(palette.accent)
    this.y += 1
    this.cells([{ text: this.market, x: 26, width: this.width - 26, size: 17, weight: 'bold' }])
    this.gap(16)
  }

  /** Goes on at the top of a new page. */
  page(): void {
    this.doc.addPage()
    this.y = MARGIN
  }

  gap(height: number): void {
    this.y += height
  }

  /** A hairline from margin to margin. */
  rule(): void {
    this.gap(8)
    this.doc
      .moveTo(MARGIN, this.y)
      .lineTo(MARGIN + this.width, this.y)
      .lineWidth(0.75)
      .stroke(palette.line)
    this.gap(8)
  }

  paragraph(text: string, look: Look = {}): void {
    this.cells([{ ...look, text, x: 0, width: this.width }])
  }

  /** Texts side by side; each wraps within its column. A row that does not fit starts a new page. */
  cells(row: readonly Cell[]): void {
    const broken = row.map((cell) => ({ cell, ...this.linesOf(cell) }))
    const step = Math.max(...row.map(({ size = 10 }) => size * this.lineHeight))
    const rows = Math.max(...broken.map(({ lines }) => lines.length))
    for (let index = 0; index < rows; index += 1) {
      if (this.y + step > this.doc.page.height - MARGIN) this.page()
      for (const { cell, lines, direction } of broken) {
        const text = lines[index]
        if (text) this.line(text, cell, this.y + step * 0.72, direction)
      }
      this.y += step
    }
  }

  /** The complete document; nothing can be written afterwards. */
  finish(): Promise<Buffer> {
    return new Promise((resolve) => {
      this.doc.on('end', () => resolve(Buffer.concat(this.chunks)))
      this.doc.end()
    })
  }

  private font(face: Face, size: number): void {
    // an opened font is accepted too, although the types do not say so
    if (!this.faces.has(face)) this.doc.registerFont(face, fontOf(face) as unknown as Uint8Array)
    this.faces.add(face)
    this.doc.font(face).fontSize(size)
  }

  private measure(text: string, { size = 10, weight = 'regular' }: Look, direction: Direction): number {
    return size * runsOf(text, weight, direction).reduce((sum, run) => sum + this.emsOf(run), 0)
  }

  /** The width of a text in units of its font size. Measuring is slow, so each text is measured once. */
  private emsOf({ face, text, rtl }: Run): number {
    if (face.startsWith('han-') && [...text].length > 1)
      return [...text].reduce((sum, sign) => sum + this.emsOf({ face, text: sign, rtl }), 0)
    const key = `${face} ${text}`
    const found = this.widths.get(key)
    if (found !== undefined) return found
    this.font(face, 1)
    const ems = this.doc.widthOfString(text, whole(rtl))
    this.widths.set(key, ems)
    return ems
  }

  private linesOf(cell: Cell): { direction: Direction; lines: string[] } {
    const text = drawable(cell.text)
    const direction = directionOf(text)
    const measure = (piece: string) => this.measure(piece, cell, direction)
    return { direction, lines: breakLines(text, this.tag, cell.width, measure) }
  }

  private line(text: string, cell: Cell, baseline: number, direction: Direction): void {
    const { size = 10, weight = 'regular', colour = palette.ink, align } = cell
    let x = MARGIN + cell.x + (align ? cell.width - this.measure(text, cell, direction) : 0)
    for (const run of runsOf(text, weight, direction)) {
      this.font(run.face, size)
      // the file for Chinese and Japanese has one weight: a thin outline makes it bold
      const thick = run.face === 'han-bold'
      this.doc
        .fillColor(colour)
        .strokeColor(colour)
        .lineWidth(size * 0.03)
      const plain = { lineBreak: false, baseline: 'alphabetic', fill: true, stroke: thick } as const
      this.doc.text(run.text, x, baseline, { ...plain, ...whole(run.rtl) })
      x += size * this.emsOf(run)
    }
  }
}
