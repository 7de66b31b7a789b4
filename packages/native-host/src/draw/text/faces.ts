import { GlobalFonts } from '@napi-rs/canvas'
import type { Face, Script } from '../../text/face'
import { fontFile } from '../../text/fonts'

const KANA = /[\u3040-\u30ff]/u
const CHINESE = ['Noto Sans CJK SC', 'Noto Sans SC', 'Source Han Sans SC', 'PingFang SC', 'Microsoft YaHei']
const JAPANESE = ['Noto Sans CJK JP', 'Noto Sans JP', 'Source Han Sans JP', 'Hiragino Sans', 'Yu Gothic']

const registered = new Map<string, string>()

/** The canvas's family name for one of the fonts that texts are measured with. */
export function familyOf(script: Script, face: Face): string {
  const family = `native-host ${script} ${face}`
  if (!registered.has(family)) {
    const file = fontFile(script, face)
    if (!GlobalFonts.registerFromPath(file, family)) throw new Error(`the font ${file} cannot be read`)
    registered.set(family, file)
  }
  return family
}

/** A font of the machine for Chinese or Japanese letters; null if it has none that is known. */
export function wideFamily(letters: string): string | null {
  const families = KANA.test(letters) ? [...JAPANESE, ...CHINESE] : [...CHINESE, ...JAPANESE]
  return families.find((family) => GlobalFonts.has(family)) ?? null
}
