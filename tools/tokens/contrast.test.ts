/** Every pair of colours that the app draws, in both themes (WCAG 2.2 AA). */
import tokens from './tokens.json'

const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]

/** Each with what it is written or drawn on. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  ink: ['paper', 'ground', 'sunk', 'raised', 'accent-tint', 'warn-tint', 'info-tint', 'success-tint', 'danger-tint'],
  'ink-2': ['paper', 'ground', 'sunk', 'raised', 'accent-tint'],
  'ink-3': ['paper', 'ground', 'raised'],
  accent: ['paper', 'ground', 'raised', 'accent-tint'],
  'accent-press': ['paper', 'ground', 'raised', 'accent-tint'],
  success: ['paper', 'ground', 'raised', 'success-tint'],
  danger: ['paper', 'ground', 'raised', 'danger-tint'],
  info: ['paper', 'ground', 'raised', 'info-tint'],
  warn: ['paper', 'ground', 'raised', 'warn-tint'],
  'on-accent': ['accent', 'accent-press'],
  'on-ink': ['ink'],
  'on-night': ['night', 'forest', 'forest-2'],
  night: ['on-night'],
  'mute-on-ink': ['night'],
  'mute-on-forest': ['forest'],
}

/** What is no text needs less: a border of a field, a star. */
const DRAWN: Readonly<Record<string, readonly string[]>> = {
  'line-strong': ['paper', 'ground', 'raised'],
  star: ['paper', 'ground', 'raised'],
}

/** Texts of adverts, departments and shops stand on the grounds, the dark one apart. */
const GROUNDS = Object.keys(tokens.ground).filter((name) => name !== 'forest')

function valueOf(name: string, theme: Theme): string {
  const plain = { ...tokens.colour, ...tokens.role } as Readonly<Record<string, Record<Theme, string>>>
  const grounds = tokens.ground as Readonly<Record<string, Record<Theme, string[]>>>
  const [, ground = name, second] = /^(\w+)(-2)?$/.exec(name) ?? []
  const value = plain[name]?.[theme] ?? grounds[ground]?.[theme][second ? 1 : 0]
  if (value === undefined || !/^#[\da-f]{6}$/.test(value)) throw new Error(`${name} is no colour of the tokens`)
  return value
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const pairsOf = (table: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(table).flatMap(([front, backs]) => backs.map((back) => [front, back] as const))

const ON_GROUNDS = pairsOf({
  ink: GROUNDS.flatMap((name) => [name, `${name}-2`]),
  'ink-2': GROUNDS.flatMap((name) => [name, `${name}-2`]),
})

it('computes what WCAG says', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48)
})

describe.each(THEMES)('in the %s', (theme) => {
  const ratio = (front: string, back: string) => contrast(valueOf(front, theme), valueOf(back, theme))

  it.each([...pairsOf(WRITTEN), ...ON_GROUNDS])('%s is read on %s', (front, back) => {
    expect(ratio(front, back)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(pairsOf(DRAWN))('%s is seen on %s', (front, back) => {
    expect(ratio(front, back)).toBeGreaterThanOrEqual(3)
  })
})

it('gives each colour a value in both themes', () => {
  const groups = [tokens.colour, tokens.role, tokens.ground]
  for (const value of groups.flatMap((group) => Object.values(group))) expect(Object.keys(value)).toEqual([...THEMES])
})

it('makes what is higher lighter in the dark, where a shadow is not seen', () => {
  const [ground, paper, raised] = ['ground', 'paper', 'raised'].map((name) => luminance(valueOf(name, 'dark')))
  expect(ground).toBeLessThan(paper ?? 0)
  expect(paper).toBeLessThan(raised ?? 0)
})
