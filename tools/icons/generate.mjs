/**
 * Each used lucide icon (ISC) as a module of its own, so that a page carries only the icons it draws. What is kept is
 * the inside of the drawing: size, colour and stroke belong to the component. See docs/decisions on icons.
 */
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { names } from './names.mjs'

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

export function generate() {
  return Object.fromEntries(
    Object.entries(names).map(([file, name]) => {
      const path = `${folder}/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`
      return [path, `/** lucide "${file}", by npm run icons. */\n${constant(name, inside(file))}\n`]
    }),
  )
}

/** As prettier would break it: on one line when it fits. */
function constant(name, drawing) {
  const line = `export const ${name} = '${drawing}'`
  return line.length <= 120 ? line : `export const ${name} =\n  '${drawing}'`
}
