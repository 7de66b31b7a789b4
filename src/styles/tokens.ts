/** Written by `npm run tokens` from tools/tokens/tokens.json. Change it there. */

/** Colours by their role, in the light: for native, and for what is light in every theme. */
export const colour = {
  ink: '#1c1917',
  ink2: '#5f5850',
  ink3: '#736b62',
  line: '#e8e4dd',
  lineStrong: '#8d867d',
  paper: '#ffffff',
  ground: '#f8f6f2',
  sunk: '#efebe4',
  accent: '#c2410c',
  accentPress: '#9a3412',
  accentTint: '#fdf0e8',
  success: '#0f766e',
  successTint: '#e3f3f0',
  danger: '#be123c',
  dangerTint: '#fdecef',
  info: '#1d4ed8',
  infoTint: '#e9effd',
  warn: '#8a4b08',
  warnTint: '#fdf3dc',
  star: '#b8720a',
  muteOnInk: '#cfc8bd',
  muteOnForest: '#cfe3d8',
  disabledLine: '#c9c3b9',
  grip: '#d8d2c8',
  scrim: 'rgba(28, 25, 23, 0.48)',
  shadow: 'rgba(28, 25, 23, 0.14)',
  raised: '#ffffff',
  onAccent: '#ffffff',
  onInk: '#ffffff',
  night: '#1c1917',
  onNight: '#ffffff',
  dot: '#d8d2c8',
  veil: 'rgba(19, 17, 16, 0)',
} as const

/** The same in the dark. */
export const dark = {
  ink: '#f3efe8',
  ink2: '#b9b0a4',
  ink3: '#a0978b',
  line: '#37312c',
  lineStrong: '#857c72',
  paper: '#1b1816',
  ground: '#131110',
  sunk: '#2a2522',
  accent: '#f08a4b',
  accentPress: '#f7a877',
  accentTint: '#3a2216',
  success: '#5ccabb',
  successTint: '#12302c',
  danger: '#fb7a93',
  dangerTint: '#3d161f',
  info: '#8fb2ff',
  infoTint: '#1a2644',
  warn: '#eab464',
  warnTint: '#362812',
  star: '#e0a13c',
  muteOnInk: '#b9b0a4',
  muteOnForest: '#b9d6c8',
  disabledLine: '#4a433d',
  grip: '#4f4740',
  scrim: 'rgba(0, 0, 0, 0.6)',
  shadow: 'rgba(0, 0, 0, 0.5)',
  raised: '#24201d',
  onAccent: '#1c1208',
  onInk: '#1b1816',
  night: '#2a2522',
  onNight: '#f3efe8',
  dot: '#8d8371',
  veil: 'rgba(19, 17, 16, 0.16)',
} as const

/** What the host of a page paints, in each theme: its ground, and what stands on it. */
export const bars = {
  light: { paper: '#ffffff', ink: '#1c1917', front: '#000000' },
  dark: { paper: '#1b1816', ink: '#f3efe8', front: '#ffffff' },
} as const

/** The grounds that products stand on: the first tone, and the second for arches and stages. */
export const ground = {
  sand: ['#f4ede4', '#eadfcf'],
  mist: ['#e8eef5', '#d8e3ef'],
  rose: ['#f6e9ea', '#eed8da'],
  sage: ['#e9f2ea', '#d7e7d9'],
  lilac: ['#f1ecf7', '#e2d8ef'],
  butter: ['#fdf3dc', '#f8e6bb'],
  clay: ['#f8e7dc', '#f0d3c1'],
  forest: ['#1f4d43', '#2e6457'],
} as const

export type Ground = keyof typeof ground

/** Lengths in px at 375 wide. */
export const size = {
  gutter: 16,
  cardGap: 12,
  sectionGap: 32,
  gridGap: 11,
  gridRowGap: 28,
  hit: 44,
  hostMenu: 104,
  content: 1200,
  contentGutter: 24,
  ring: 2,
  mark: 3,
  tileGap: 6,
  dotTop: 9,
  selectInset: 14,
  roundFace: 22,
  roundTrack: 26,
  clockCell: 28,
  avatar: 56,
  barRoot: 60,
  windowBars: 160,
  pictureOrder: 64,
  pictureSmall: 72,
  pictureLine: 80,
  kind: 83,
  rail: 104,
  tabRail: 72,
  balance: 112,
  way: 132,
  state: 120,
  sum: 92,
  menu: 248,
  summary: 300,
  acts: 240,
  side: 360,
  aside: 376,
  form: 560,
  reading: 720,
} as const

export const radius = {
  badge: 6,
  thumb: 8,
  field: 12,
  card: 16,
  advert: 20,
  sheet: 24,
} as const

export const layer = {
  bar: 10,
  scrim: 10070,
  popup: 10075,
  toast: 10090,
} as const

/** Milliseconds. */
export const motion = {
  press: 120,
  sheetIn: 200,
  sheetOut: 160,
  toastIn: 160,
  carousel: 200,
} as const

/** The widths from which a grid has three, four and five columns; from `four` on the layout is the wide one. */
export const wide = {
  three: 600,
  four: 900,
  five: 1200,
} as const
