/**
 * Writes each used lucide icon (ISC) as a module of its own, so that a page contains only the icons it draws. A module
 * has only the paths: size, colour and stroke belong to the component. See docs/decisions/0004-icons.md.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { filled, names, ofConsole, ofWeb, strong } from './names.mjs'

const icons = path.join(path.dirname(createRequire(import.meta.url).resolve('lucide-static/package.json')), 'icons')
function inside(name) {
  const svg = readFileSync(path.join(icons, `${name}.svg`), 'utf8')
  return svg
    .slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
    .replace(/\s*\n\s*/g, '')
    .replace(/ \/>/g, '/>')
}

export const folder = 'src/kit/icon/glyphs'
/** The drawings of the console, in one module: its screens name an icon in place of importing it. */
const consoleGlyphs = 'console/kit/icon/glyphs.ts'
/** The drawings as CSS masks for the mini-program, whose view then gets a class name instead of a drawing. */
export const sheet = 'src/kit/icon/glyphs.weapp.scss'

const dashed = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export function generate() {
  const modules = Object.entries(names).map(([file, name]) => [
    `${folder}/${dashed(name)}.ts`,
    `/** lucide "${file}", by npm run icons. */\n${constant(name, inside(file))}\n`,
  ])
  return Object.fromEntries([...modules, [sheet, masks()], [consoleGlyphs, glyphsOfConsole()]])
}

function glyphsOfConsole() {
  const lines = Object.entries(ofConsole).map(([file, name]) => `  ${name}: '${inside(file)}',`)
  return `/** lucide icons, by npm run icons. */\nexport const glyphs = {\n${lines.join('\n')}\n} as const\n`
}

function masks() {
  const drawn = Object.entries(names).filter(([, name]) => !ofWeb.includes(name))
  const rules = drawn.flatMap(([file, name]) => [
    mask(`.glyph-${dashed(name)}`, inside(file)),
    ...(strong.includes(name) ? [mask(`.glyph-${dashed(name)}--strong`, inside(file), { stroke: 2.25 })] : []),
    ...(filled.includes(name) ? [mask(`.glyph-${dashed(name)}--filled`, inside(file), { fill: 'red' })] : []),
  ])
  return `// By npm run icons.\n${rules.join('\n')}`
}

/** Merges consecutive paths into one, to save bytes in the main package. */
const joined = (drawing) =>
  drawing.replace(/(?:<path d="[^"]*"\/>){2,}/g, (paths) => {
    // a path's initial m is absolute; in the middle of a path it would be relative to the previous end
    const lines = [...paths.matchAll(/d="([^"]*)"/g)].map(([, line]) => (line.startsWith('m') ? `M0 0${line}` : line))
    return `<path d="${lines.join('').replace(/^M0 0(?=m)/, '')}"/>`
  })

/** A mask uses only the opacity, so any colour will do: red is the shortest. */
function mask(selector, drawing, { stroke = 1.75, fill = 'none' } = {}) {
  const lines = fill === 'none' ? joined(drawing) : drawing
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='${fill}' stroke='red' stroke-width='${stroke}'` +
    ` stroke-linecap='round' stroke-linejoin='round'>${lines.replaceAll('"', "'")}</svg>`
  return `${selector} {\n  -webkit-mask-image: url("data:image/svg+xml,${svg}");\n}\n`
}

/** Formatted as oxfmt does: on one line when it fits. */
function constant(name, drawing) {
  const line = `export const ${name} = '${drawing}'`
  return line.length <= 120 ? line : `export const ${name} =\n  '${drawing}'`
}
