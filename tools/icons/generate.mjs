/**
 * Each used lucide icon (ISC) as a module of its own, so that a page carries only the icons it draws. What is kept is
 * the inside of the drawing: size, colour and stroke belong to the component. See docs/decisions on icons.
 */
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { filled, names, strong } from './names.mjs'

const icons = path.join(path.dirname(createRequire(import.meta.url).resolve('lucide-static/package.json')), 'icons')
/** lucide renames icons between versions and keeps the old names as aliases elsewhere. */
const renamed = { 'circle-help': 'circle-question-mark' }

function inside(name) {
  const file = path.join(icons, `${name}.svg`)
  const svg = readFileSync(existsSync(file) ? file : path.join(icons, `${renamed[name]}.svg`), 'utf8')
  return svg
    .slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
    .replace(/\s*\n\s*/g, '')
    .replace(/ \/>/g, '/>')
}

export const folder = 'src/components/icon/glyphs'
/** The drawings as masks, for the mini-program, which is then told the name of a class instead of a drawing. */
export const sheet = 'src/components/icon/glyphs.weapp.scss'

const dashed = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export function generate() {
  const modules = Object.entries(names).map(([file, name]) => [
    `${folder}/${dashed(name)}.ts`,
    `/** lucide "${file}", by npm run icons. */\n${constant(name, inside(file))}\n`,
  ])
  return Object.fromEntries([...modules, [sheet, masks()]])
}

function masks() {
  const rules = Object.entries(names).flatMap(([file, name]) => [
    mask(`.glyph-${dashed(name)}`, inside(file)),
    ...(strong.includes(name) ? [mask(`.glyph-${dashed(name)}--strong`, inside(file), { stroke: 2.25 })] : []),
    ...(filled.includes(name) ? [mask(`.glyph-${dashed(name)}--filled`, inside(file), { fill: 'black' })] : []),
  ])
  return `// By npm run icons.\n${rules.join('\n')}`
}

function mask(selector, drawing, { stroke = 1.75, fill = 'none' } = {}) {
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='${fill}' stroke='black' stroke-width='${stroke}'` +
    ` stroke-linecap='round' stroke-linejoin='round'>${drawing.replaceAll('"', "'")}</svg>`
  const address = svg.replaceAll('<', '%3C').replaceAll('>', '%3E')
  return `${selector} {\n  -webkit-mask-image: url("data:image/svg+xml,${address}");\n}\n`
}

/** As prettier would break it: on one line when it fits. */
function constant(name, drawing) {
  const line = `export const ${name} = '${drawing}'`
  return line.length <= 120 ? line : `export const ${name} =\n  '${drawing}'`
}
