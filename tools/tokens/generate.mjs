/**
 * Generates everything that needs the design tokens from one source: SCSS variables for the style sheets, constants for
 * drawing in code, the two themes of H5 and the mini-program, CSS variables for the console, colours of the Android app.
 * `generate()` returns the files' texts; nothing else writes them.
 */
import { readFileSync } from 'node:fs'

const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

/**
 * The colours of a theme by name: those of the whole product, those of the app alone, and the grounds in two tones. What
 * only the console and the mails draw, `elsewhere`, is not among them.
 */
function coloursOf(tokens, theme) {
  const plain = Object.entries({ ...tokens.colour, ...tokens.role }).map(([name, value]) => [name, value[theme]])
  const grounds = Object.entries(tokens.ground).flatMap(([name, { [theme]: tones }]) => [
    [name, tones[0]],
    [`${name}-2`, tones[1]],
  ])
  return [...plain, ...grounds]
}

/** Where there is one theme only, it is the light one. */
const lightOf = (group) => Object.fromEntries(Object.entries(group).map(([name, { light }]) => [name, light]))
const note = 'Written by `npm run tokens` from tools/tokens/tokens.json. Change it there.'

/** The light colours give way to `variables.scss`, which the builds of H5 and the mini-program put before each sheet. */
function scss(tokens) {
  const lines = [`// ${note}`, '// stylelint-disable']
  for (const [name, value] of coloursOf(tokens, 'light')) lines.push(`$${name}: ${value} !default;`)
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
  lines.push(`$low: ${tokens.low}px;`)
  return `${lines.join('\n')}\n`
}

/** On H5 and in the mini-program a colour is a variable, named as in code, so that a theme can change it. */
function variables(tokens) {
  const lines = [`// ${note}`, '// stylelint-disable']
  for (const [name] of coloursOf(tokens, 'light')) lines.push(`$${name}: var(--${camel(name)});`)
  return `${lines.join('\n')}\n`
}

/** The values of the variables in each theme, for the rules of base.h5.scss and base.weapp.scss. */
function themes(tokens) {
  const lines = [`// ${note}`, '// stylelint-disable']
  for (const theme of ['light', 'dark']) {
    lines.push(
      `@mixin ${theme} {`,
      ...coloursOf(tokens, theme).map(([name, value]) => `  --${camel(name)}: ${value};`),
      '}',
    )
  }
  return `${lines.join('\n')}\n`
}

/** The colours of the mini-program's window, which is there before the first sheet. */
function windowThemes(tokens) {
  const theme = (name, text, loading) => ({
    paper: tokens.colour.paper[name],
    ink: tokens.colour.ink[name],
    text,
    loading,
  })
  return `${JSON.stringify({ light: theme('light', 'black', 'dark'), dark: theme('dark', 'white', 'light') }, null, 2)}\n`
}

/** The host knows two colours in front: white and black. */
function barsIn({ colour }, theme) {
  const front = theme === 'dark' ? '#ffffff' : '#000000'
  return `{ paper: '${colour.paper[theme]}', ink: '${colour.ink[theme]}', front: '${front}' }`
}

function constant(name, entries) {
  const lines = entries.map(([key, value]) => `  ${/^\w+$/.test(key) ? key : `'${key}'`}: ${value},`)
  return `export const ${name} = {\n${lines.join('\n')}\n} as const\n`
}

function typescript(tokens) {
  const text = (value) => `'${value}'`
  const colours = (theme) =>
    Object.entries({ ...tokens.colour, ...tokens.role }).map(([name, value]) => [camel(name), text(value[theme])])
  const grounds = Object.entries(lightOf(tokens.ground)).map(([name, [a, b]]) => [name, `[${text(a)}, ${text(b)}]`])
  const numbers = (group) => Object.entries(tokens[group]).map(([name, value]) => [camel(name), String(value)])
  return [
    `/** ${note} */\n`,
    '/** Colours by their role, in the light: for native, and for what is light in every theme. */',
    constant('colour', colours('light')),
    '/** The same in the dark. */',
    constant('dark', colours('dark')),
    '/** What the host of a page paints, in each theme: its ground, and what stands on it. */',
    constant(
      'bars',
      ['light', 'dark'].map((theme) => [theme, barsIn(tokens, theme)]),
    ),
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
  const colours = Object.entries(lightOf({ ...tokens.colour, ...tokens.elsewhere })).map(([name, value]) => [
    camel(name),
    `'${value}'`,
  ])
  return `/** ${note} */\n\n/** Colours by their role. */\n${constant('colour', colours)}`
}

/** The console is built without Sass: it takes the tokens as CSS variables. */
function css(tokens) {
  const lines = Object.entries(lightOf({ ...tokens.colour, ...tokens.elsewhere })).map(
    ([name, value]) => `--${name}: ${value};`,
  )
  for (const [name, [first, second]] of Object.entries(lightOf(tokens.ground))) {
    lines.push(`--ground-${name}: ${first};`, `--ground-${name}-2: ${second};`)
  }
  for (const [size, { line, spacing }] of Object.entries(tokens.type)) {
    lines.push(`--t${size}: ${size}px/${line}px var(--face);`, `--t${size}-spacing: ${spacing}px;`)
  }
  for (const space of tokens.space) lines.push(`--space-${space}: ${space}px;`)
  for (const [name, value] of Object.entries(tokens.radius)) lines.push(`--radius-${name}: ${value}px;`)
  for (const name of ['hit', 'ring']) lines.push(`--${name}: ${tokens.size[name]}px;`)
  for (const [name, value] of Object.entries(tokens.layer)) lines.push(`--layer-${name}: ${value};`)
  for (const [name, value] of Object.entries(tokens.motion)) lines.push(`--motion-${name}: ${value}ms;`)
  const thai = Object.entries(tokens.type).map(([size, each]) => `--t${size}: ${size}px/${each.thai}px var(--face);`)
  const rule = (selector, inside) => `${selector} {\n${inside.map((line) => `  ${line}\n`).join('')}}\n`
  return [`/* ${note} */\n`, rule(':root', lines), '\n', rule(':root:lang(th)', thai)].join('')
}

/** Files of which only a colour is replaced: the one after each of these texts. */
const WITHIN = {
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
function filled(file, places, tokens) {
  const colour = lightOf(tokens.colour)
  return Object.entries(places).reduce(
    (text, [beginning, token]) => {
      const [head, ...rest] = text.split(beginning)
      if (rest.length === 0) throw new Error(`${file} lacks ${beginning}`)
      return [head, ...rest.map((part) => part.replace(/^#[0-9a-f]{6}/, colour[token]))].join(beginning)
    },
    readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'),
  )
}

/** The page of H5, with the colour of the browser's bars in each theme. */
function inBars({ colour }) {
  const page = readFileSync(new URL('../../src/index.html', import.meta.url), 'utf8')
  return page.replace(
    /(media="\(prefers-color-scheme: (\w+)\)" content=")#[0-9a-f]{6}/g,
    (_, beginning, theme) => beginning + colour.paper[theme],
  )
}

export function generate() {
  const tokens = JSON.parse(readFileSync(new URL('./tokens.json', import.meta.url), 'utf8'))
  return {
    'src/styles/tokens.scss': scss(tokens),
    'src/styles/variables.scss': variables(tokens),
    'src/styles/themes.scss': themes(tokens),
    'src/styles/tokens.ts': typescript(tokens),
    'src/index.html': inBars(tokens),
    'config/mini/theme.json': windowThemes(tokens),
    'server/kernel/text/colours.ts': served(tokens),
    'console/styles/tokens.css': css(tokens),
    ...Object.fromEntries(Object.entries(WITHIN).map(([file, places]) => [file, filled(file, places, tokens)])),
  }
}
