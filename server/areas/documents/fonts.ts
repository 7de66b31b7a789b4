/** The fonts of documents: one for each group of scripts, subset to the used letters when it is embedded. */
import path from 'node:path'
import { openSync, type Font } from 'fontkit'

export type Weight = 'regular' | 'bold'

/**
 * In the order in which they are asked for a letter: `latin` has Greek, Cyrillic and Devanagari too, and `han` the
 * characters of Chinese, simplified and traditional, and of Japanese.
 */
const GROUPS = ['latin', 'thai', 'arabic', 'hebrew', 'han', 'hangul'] as const
type Group = (typeof GROUPS)[number]

/** The name under which a document knows a font. */
export type Face = `${Group}-${Weight}`

/** Where the packages have their files. */
const folder = (name: string, ...parts: string[]) => path.join(path.dirname(require.resolve(name)), ...parts)
const embed = (name: string, file: string) => folder(`@embedpdf/fonts-${name}`, '..', 'fonts', file)
const expo = (file: string) => folder('@expo-google-fonts/nanum-gothic/package.json', file)
const thai = (weight: number) =>
  folder('@fontsource/noto-sans-thai/package.json', 'files', `noto-sans-thai-thai-${weight}-normal.woff`)

const FILES: Readonly<Record<Face, () => string>> = {
  'latin-regular': () => embed('latin', 'NotoSans-Regular.ttf'),
  'latin-bold': () => embed('latin', 'NotoSans-Bold.ttf'),
  'thai-regular': () => thai(400),
  'thai-bold': () => thai(700),
  'arabic-regular': () => embed('arabic', 'NotoNaskhArabic-Regular.ttf'),
  'arabic-bold': () => embed('arabic', 'NotoNaskhArabic-Bold.ttf'),
  'hebrew-regular': () => embed('hebrew', 'NotoSansHebrew-Regular.ttf'),
  'hebrew-bold': () => embed('hebrew', 'NotoSansHebrew-Bold.ttf'),
  // eight megabytes: bold is an outline around its letters
  'han-regular': () => embed('sc', 'NotoSansHans-Regular.otf'),
  'han-bold': () => embed('sc', 'NotoSansHans-Regular.otf'),
  'hangul-regular': () => expo('400Regular/NanumGothic_400Regular.ttf'),
  'hangul-bold': () => expo('700Bold/NanumGothic_700Bold.ttf'),
}

const opened = new Map<string, Font>()

/** The font of a face. Opened once for all documents: loading the large one takes about a second. */
export function fontOf(face: Face): Font {
  const file = FILES[face]()
  const found = opened.get(file) ?? (openSync(file) as Font)
  opened.set(file, found)
  return found
}

/** Whether the font of a face has a letter. */
export const hasLetter = (face: Face, letter: string): boolean =>
  fontOf(face).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)

const groups = new Map<string, Group | null>()

/** The first group of scripts whose font has a letter; null if none has it. Each letter is looked up once. */
export function groupOf(letter: string): Group | null {
  const known = groups.get(letter)
  if (known !== undefined) return known
  const found = GROUPS.find((group) => hasLetter(`${group}-regular`, letter)) ?? null
  groups.set(letter, found)
  return found
}
