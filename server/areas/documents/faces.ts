/** The fonts of documents: one for every supported script, subset to the used letters when it is embedded. */
import path from 'node:path'
import { openSync, type Font } from 'fontkit'

export type Weight = 'regular' | 'bold'
type Script = 'latin' | 'latin-ext' | 'thai' | 'han'

/** Where the packages have their files. */
const folder = (name: string, ...parts: string[]) => path.join(path.dirname(require.resolve(name)), ...parts)
const web = (name: string, subset: string, weight: Weight) =>
  folder(`@fontsource/${name}/package.json`, 'files', `${name}-${subset}-${weight === 'bold' ? 700 : 400}-normal.woff`)

function fileOf(script: Script, weight: Weight): string {
  if (script === 'thai') return web('noto-sans-thai', 'thai', weight)
  // one file has the characters of Chinese, simplified and traditional, and of Japanese
  if (script === 'han') return folder('@embedpdf/fonts-sc', '..', 'fonts', 'NotoSansHans-Regular.otf')
  return web('noto-sans', script, weight)
}

const LATIN = /[\u0000-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2212]/
const LATIN_EXT = /[\u0100-\u02ff\u1e00-\u1e9f\u1ef2-\u1eff\u20a0-\u20bf]/
const THAI = /[\u0e00-\u0e7f]/

function scriptOf(letter: string): Script {
  if (LATIN.test(letter)) return 'latin'
  if (THAI.test(letter)) return 'thai'
  return LATIN_EXT.test(letter) ? 'latin-ext' : 'han'
}

/** The name under which a document knows a font. */
export type Face = `${Script}-${Weight}`

const opened = new Map<string, Font>()

/** The font of a face. Opened once for all documents: loading the large one takes about a second. */
export function fontOf(face: Face): Font {
  const cut = face.lastIndexOf('-')
  const file = fileOf(face.slice(0, cut) as Script, face.slice(cut + 1) as Weight)
  const found = opened.get(file) ?? (openSync(file) as Font)
  opened.set(file, found)
  return found
}

interface Run {
  readonly face: Face
  readonly text: string
}

/** Splits a text into parts with one font each. */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: { face: Face; text: string }[] = []
  for (const letter of text) {
    const last = runs[runs.length - 1]
    // spaces belong to the part before them
    const face = letter === ' ' && last ? last.face : (`${scriptOf(letter)}-${weight}` as const)
    if (last?.face === face) last.text += letter
    else runs.push({ face, text: letter })
  }
  return runs
}

const SPACES = /[\u0009-\u000d\u00a0\u2000-\u200a\u202f\u205f]+/g
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]/g

/**
 * A text that fonts can draw: plain spaces, no bidirectional controls, and Thai's sara am decomposed into ring and
 * vowel, with the ring below a tone mark, because this library does not compose it.
 */
export function drawable(text: string): string {
  return text
    .replace(SPACES, ' ')
    .replace(UNSEEN, '')
    .replace(/([\u0e48-\u0e4b]?)\u0e33/g, '\u0e4d$1\u0e32')
}
