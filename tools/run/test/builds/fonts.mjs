/** The fonts of the web app's tests: the native host measures with the same ones, whatever a machine has installed. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fromRoot } from '../../shared/paths.mjs'

const { resolve } = createRequire(fromRoot('packages/native-host/package.json'))

/** Two weights of each: a machine's own sans serif has no more, and 600 is drawn as bold. */
const FACES = ['arimo/400Regular', 'arimo/700Bold', 'noto-sans-thai/400Regular', 'noto-sans-thai/700Bold']
const STANDS_FOR = ['Arial', 'Helvetica', 'Helvetica Neue', 'Liberation Sans', 'sans-serif', 'system-ui']

const folderOf = (face) => {
  const [name, weight] = face.split('/')
  return path.join(path.dirname(resolve(`@expo-google-fonts/${name}/package.json`)), weight)
}

/** Chinese and Japanese, from the font of the documents: without it each character would be a narrow box. */
const chineseFonts = () => path.join(path.dirname(resolve('@embedpdf/fonts-sc')), '../fonts')

const alias = (family) =>
  `  <alias binding="same"><family>${family}</family><prefer><family>Arimo</family><family>Noto Sans Thai</family></prefer></alias>`

/**
 * Writes a fontconfig configuration that contains only these fonts.
 * @param {string} folder for the file and for fontconfig's cache
 * @returns {string} the file, for FONTCONFIG_FILE
 */
export function fontsOfHost(folder) {
  const own = path.join(folder, 'fonts')
  mkdirSync(own, { recursive: true })
  const file = path.join(own, 'fonts.conf')
  const lines = [
    ...['<?xml version="1.0"?>', '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">', '<fontconfig>'],
    ...[...FACES.map(folderOf), chineseFonts()].map((each) => `  <dir>${each}</dir>`),
    `  <cachedir>${path.join(own, 'cache')}</cachedir>`,
    ...STANDS_FOR.map(alias),
    '</fontconfig>',
  ]
  writeFileSync(file, `${lines.join('\n')}\n`)
  return file
}
