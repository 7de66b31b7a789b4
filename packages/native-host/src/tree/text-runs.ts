import type { TextLook } from '../text/advance'
import type { TextRun } from '../text/lay-out-text'
import type { ViewNode } from './view-node'

interface Inherited {
  readonly look: TextLook
  readonly lineHeight: number | undefined
  readonly transform: unknown
}

/** The defaults of a text in React Native, on both platforms. */
const DEFAULT_SIZE = 14
const BOLD_FROM = 600

const START: Inherited = {
  look: { fontSize: DEFAULT_SIZE, bold: false, letterSpacing: 0 },
  lineHeight: undefined,
  transform: undefined,
}

/** The runs of a text with inherited styles; a view inside is a box with its own size. */
export function runsOf(text: ViewNode): readonly TextRun[] {
  const runs: TextRun[] = []
  collect(text, inherit(START, text), runs)
  return runs
}

/** The style of an input's text. */
export function inputRun(node: ViewNode, text: string): TextRun {
  const { look, lineHeight } = inherit(START, node)
  return { text, look, tag: node.tag, ...(lineHeight === undefined ? {} : { lineHeight }) }
}

/** The visible letters of a text and its spans. */
export function lettersOf(node: ViewNode): string {
  if (node.component.kind === 'letters') return String(node.props.text ?? '')
  return node.children.map(lettersOf).join('')
}

function collect(node: ViewNode, style: Inherited, runs: TextRun[]): void {
  for (const child of node.children) {
    const { kind } = child.component
    if (kind === 'letters') runs.push(runOf(String(child.props.text ?? ''), style, node.tag))
    else if (kind === 'span' || kind === 'text') collect(child, inherit(style, child), runs)
    else runs.push({ ...runOf('', style, child.tag), box: sizeOfInline(child) })
  }
}

function runOf(letters: string, { look, lineHeight, transform }: Inherited, tag: number): TextRun {
  return { text: transformed(letters, transform), look, tag, ...(lineHeight === undefined ? {} : { lineHeight }) }
}

function sizeOfInline(node: ViewNode): { width: number; height: number } {
  if (!node.yoga) return { width: 0, height: 0 }
  node.yoga.calculateLayout(undefined, undefined)
  return { width: node.yoga.getComputedWidth(), height: node.yoga.getComputedHeight() }
}

function inherit(from: Inherited, { props }: ViewNode): Inherited {
  const { fontSize, fontWeight, letterSpacing, lineHeight, textTransform } = props
  return {
    look: {
      fontSize: typeof fontSize === 'number' ? fontSize : from.look.fontSize,
      bold: fontWeight === undefined ? from.look.bold : isBold(fontWeight),
      letterSpacing: typeof letterSpacing === 'number' ? letterSpacing : from.look.letterSpacing,
    },
    lineHeight: typeof lineHeight === 'number' ? lineHeight : from.lineHeight,
    transform: textTransform ?? from.transform,
  }
}

function isBold(weight: unknown): boolean {
  return weight === 'bold' || Number(weight) >= BOLD_FROM
}

function transformed(text: string, transform: unknown): string {
  if (transform === 'uppercase') return text.toUpperCase()
  if (transform === 'lowercase') return text.toLowerCase()
  if (transform === 'capitalize') return text.replace(/(^|\s)\S/gu, (letters) => letters.toUpperCase())
  return text
}
