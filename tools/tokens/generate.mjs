/**
 * Generates everything that needs the design tokens from one source: SCSS variables for the style sheets, constants for
 * drawing in code, colours of the Android app. `generate()` returns the files' texts; nothing else writes them.
 */
import { readFileSync } from 'node:fs'

const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
const note = 'Written by `npm run tokens` from tools/tokens/tokens.json. Change it there.'

function scss(tokens) {
  const lines = [`// ${note}`, '// stylelint-disable']
  for (const [name, value] of Object.entries(tokens.colour)) lines.push(`$${name}: ${value};`)
  for (const [name, [first, second]] of Object.entries(tokens.ground)) {
    lines.push(`$${name}: ${first};`, `$${name}-2: ${second};`)
  }
  for (const [size, { line, thai, spacing }] of Object.entries(tokens.type)) {
    lines.push(`$t${size}: ${size}px;`, `$t${size}-line: ${line}px;`, `$t${size}-thai: ${thai}px;`)
    if (spacing !== 0) lines.push(`$t${size}-spacing: ${spacing}px;`)
  }
  for (const space of tokens.space) lines.push(`$space-${space}: ${space}px;`)
  for (const [name, value] of Object.entries(tokens.size)) lines.push(`$${name}: ${value}px;`)
  for (const [name, value] of Object.entries(tokens.radius)) lines.push(`$radius-${name}: ${value}px;`)
  for (const [name, value] of Object.entries(tokens.layer)) lines.push(`$layer-${name}: ${value};`)
  for (const [name, value] of Object.entries(tokens.motion)) lines.push(`$motion-${name}: ${value}ms;`)
  for (const [name, value] of Object.entries(tokens.wide)) lines.push(`$wide-${name}: ${value}px;`)
  return `${lines.join('\n')}\n`
}

function constant(name, entries) {
  const lines = entries.map(([key, value]) => `  ${/^\w+$/.test(key) ? key : `'${key}'`}: ${value},`)
  return `export const ${name} = {\n${lines.join('\n')}\n} as const\n`
}

function typescript(tokens) {
  const text = (value) => `'${value}'`
  const colours = Object.entries(tokens.colour).map(([name, value]) => [camel(name), text(value)])
  const grounds = Object.entries(tokens.ground).map(([name, [a, b]]) => [name, `[${text(a)}, ${text(b)}]`])
  const numbers = (group) => Object.entries(tokens[group]).map(([name, value]) => [camel(name), String(value)])
  return [
    `/** ${note} */\n`,
    '/** Colours by their role. */',
    constant('colour', colours),
    '/** The grounds that products stand on: the first tone, and the second for arches and stages. */',
    constant('ground', grounds),
    'export type Ground = keyof typeof ground\n',
    '/** Lengths in px at 375 wide. */',
    constant('size', numbers('size')),
    constant('radius', numbers('radius')),
    constant('layer', numbers('layer')),
    '/** Milliseconds. */',
    constant('motion', numbers('motion')),
    '/** The widths from which a grid has three, four and five columns; from `four` on the layout is the wide one. */',
    constant('wide', numbers('wide')).trimEnd(),
    '',
  ].join('\n')
}

/** Mails and documents, which the server draws, use the colours of the app. */
function served(tokens) {
  const colours = Object.entries(tokens.colour).map(([name, value]) => [camel(name), `'${value}'`])
  return `/** ${note} */\n\n/** Colours by their role. */\n${constant('colour', colours)}`
}

/** Files of which only a colour is replaced: the one after each of these texts. */
const WITHIN = {
  'src/index.html': { '<meta name="theme-color" content="': 'paper' },
  'native/android/app/src/main/res/values/colors.xml': {
    '<color name="icon_background">': 'accent',
    '<color name="splashscreen_background">': 'ground',
    '<color name="colorPrimary">': 'accent',
    '<color name="bar">': 'paper',
  },
  'native/android/app/src/main/res/drawable/splash_mark.xml': { '<path android:fillColor="': 'accent' },
  'native/android/app/src/main/res/drawable/ic_launcher_foreground.xml': { '<path android:fillColor="': 'paper' },
}

/** The file with the colours of the tokens. Throws when one of the texts is missing. */
function filled(file, places, { colour }) {
  return Object.entries(places).reduce(
    (text, [beginning, token]) => {
      const [head, ...rest] = text.split(beginning)
      if (rest.length === 0) throw new Error(`${file} lacks ${beginning}`)
      return [head, ...rest.map((part) => part.replace(/^#[0-9a-f]{6}/, colour[token]))].join(beginning)
    },
    readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'),
  )
}

export function generate() {
  const tokens = JSON.parse(readFileSync(new URL('./tokens.json', import.meta.url), 'utf8'))
  return {
    'src/styles/tokens.scss': scss(tokens),
    'src/styles/tokens.ts': typescript(tokens),
    'server/kernel/text/colours.ts': served(tokens),
    ...Object.fromEntries(Object.entries(WITHIN).map(([file, places]) => [file, filled(file, places, tokens)])),
  }
}
