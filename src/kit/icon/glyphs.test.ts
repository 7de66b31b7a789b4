import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const sheet = readFileSync(path.join(__dirname, 'glyphs.weapp.scss'), 'utf8')
const leaf = readFileSync(path.join(__dirname, 'icon.weapp.scss'), 'utf8')
const types = readFileSync(path.join(__dirname, 'types.ts'), 'utf8')
/** Drawn by a component of H5 alone. */
const OF_WEB = ['chevron-left']
const glyphs = readdirSync(path.join(__dirname, 'glyphs'))
  .map((file) => path.basename(file, '.ts'))
  .filter((glyph) => !OF_WEB.includes(glyph))

it.each(glyphs)('has a class in the sheet of the mini-program: %s', (glyph) => {
  expect(sheet).toContain(`.glyph-${glyph} {`)
})

it('has a colour there for every tone that only icons have', () => {
  const [, own] = /tone\?: Tone \| (.+)/.exec(types) ?? []
  const tones = [...(own ?? '').matchAll(/'(\w+)'/g)].map(([, tone]) => tone)
  expect(tones.length).toBeGreaterThan(0)
  for (const tone of tones) expect(leaf).toContain(`${tone}: $`)
})

it('is drawn once there: with a prefix alone, which every engine of the mini-program knows', () => {
  expect(sheet).not.toMatch(/^ {2}mask-image/m)
})
