import type { Face, Script } from './face'
import { fontOf } from './fonts'

const THAI = /[\u0e00-\u0e7f]/u
/** Chinese, Japanese and Korean letters and punctuation, which are as wide as they are high. */
const WIDE =
  /[\u1100-\u11ff\u2e80-\u303f\u3040-\u33ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u
/** Marks that are drawn over the letter before them. */
const WITHOUT_WIDTH = /[\u200b-\u200f\u2060\ufe0e\ufe0f\u0300-\u036f]/u
/** A letter without a font here: as wide as most letters. */
const UNKNOWN_EM = 0.6

export interface TextLook {
  /** px */
  readonly fontSize: number
  readonly bold: boolean
  /** px between letters */
  readonly letterSpacing: number
}

/** The font of a letter; for wide letters there is none. */
export type LetterKind = Script | 'wide'
type Kind = LetterKind | 'none'

function kindOf(letter: string): Kind {
  if (THAI.test(letter)) return 'thai'
  if (WITHOUT_WIDTH.test(letter)) return 'none'
  return WIDE.test(letter) && letter.codePointAt(0)! > 0xff ? 'wide' : 'latin'
}

const known = new Map<string, number>()

/** The width of a text on one line, in px. */
export function widthOf(text: string, look: TextLook): number {
  const face = look.bold ? 'bold' : 'regular'
  const key = `${face} ${text}`
  let ems = known.get(key)
  if (ems === undefined) {
    ems = emsOf(text, face)
    known.set(key, ems)
  }
  return ems * look.fontSize + look.letterSpacing * [...text].length
}

function emsOf(text: string, face: Face): number {
  let ems = 0
  for (const { kind, letters } of runsOf(text)) {
    if (kind === 'none') continue
    ems += kind === 'wide' ? [...letters].length : runEms(letters, kind, face)
  }
  return ems
}

/** Splits a text into parts with one font each; marks stay with the letter before them. */
export function scriptRunsOf(text: string): readonly { readonly kind: LetterKind; readonly letters: string }[] {
  const runs: { kind: LetterKind; letters: string }[] = []
  for (const { kind, letters } of runsOf(text)) {
    const last = runs[runs.length - 1]
    if (last && (kind === 'none' || kind === last.kind)) last.letters += letters
    else if (kind !== 'none') runs.push({ kind, letters })
  }
  return runs
}

function runsOf(text: string): readonly { kind: Kind; letters: string }[] {
  const runs: { kind: Kind; letters: string }[] = []
  for (const letter of text) {
    const kind = kindOf(letter)
    const last = runs[runs.length - 1]
    if (last && last.kind === kind) last.letters += letter
    else runs.push({ kind, letters: letter })
  }
  return runs
}

/** The names of scripts in a font's tables: kerning is stored for each script. */
const SCRIPT_TAGS: Readonly<Record<Script, string>> = { latin: 'latn', thai: 'thai' }

function runEms(letters: string, script: Script, face: Face): number {
  const font = fontOf(script, face)
  const drawn = [...letters].filter((letter) => font.charToGlyphIndex(letter) > 0)
  const unknown = [...letters].length - drawn.length
  const options = { ...font.defaultRenderOptions, script: SCRIPT_TAGS[script] }
  return font.getAdvanceWidth(drawn.join(''), 1, options) + unknown * UNKNOWN_EM
}
