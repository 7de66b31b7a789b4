import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import opentype from 'opentype.js'
import type { Face, Script } from './face'

const HERE = path.dirname(fileURLToPath(import.meta.url))
const resolve = createRequire(path.join(HERE, 'fonts.ts')).resolve

const FILES: Readonly<Record<Script, Readonly<Record<Face, string>>>> = {
  latin: {
    regular: '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf',
    bold: '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf',
  },
  thai: {
    regular: '@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf',
    bold: '@expo-google-fonts/noto-sans-thai/700Bold/NotoSansThai_700Bold.ttf',
  },
}

/** The font's TrueType file. */
export function fontFile(script: Script, face: Face): string {
  return resolve(FILES[script][face])
}

const loaded = new Map<string, opentype.Font>()

/** One of the two measuring fonts, read when it is first needed. */
export function fontOf(script: Script, face: Face): opentype.Font {
  const file = fontFile(script, face)
  const known = loaded.get(file)
  if (known) return known
  const bytes = new Uint8Array(readFileSync(file))
  const font = opentype.parse(bytes.buffer)
  loaded.set(file, font)
  return font
}
