/** The content of a screen: read on both sides by the same classes, in the order of the page. */

/** What is held beside the web app. */
export type Target = 'weapp' | 'android' | 'ios'

/** CSS px of the window, below the status bar. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Piece {
  readonly kind: Kind
  /** The words of a text, the id of what is pressed; what has neither is known by its place alone. */
  readonly name: string
  readonly box: Box
  /** Whether it stands in a bar at the window's lower edge. */
  readonly foot: boolean
  /** It is a text inside a text. */
  readonly inline?: boolean
}

export interface Reading {
  /** Every word of the page, those outside of any text component, too; without white space, which layout adds. */
  readonly words: string
  readonly pieces: readonly Piece[]
  /** The height of the bar at the window's upper edge in CSS px; 0 without one. */
  readonly bar: number
}

/** By what each kind is found on both sides; the mini-program has parts of its own for some (see the components). */
export const KINDS = {
  text: ['.txt'],
  press: ['.press', '.share-button'],
  icon: ['.icon', '.heart-mark'],
  picture: ['.picture'],
} as const

export type Kind = keyof typeof KINDS

export const KIND_NAMES = Object.keys(KINDS) as Kind[]

/** A text inside a text. */
export const INLINE = '.txt--inline'

/** The line at the top that the host's menu lies beside, and the bars at the lower edge, which come last on a page. */
export const BAR = ['.nav-bar', '.home-bar__row'] as const
export const FEET = ['.sticky-bar', '.tab-bar'] as const

/** Whether there is something to be seen at all: what is there for the page's outline alone is a point. */
export const isShown = ({ box }: Piece): boolean => box.width > 1 && box.height > 1

/** The words of all texts among the pieces. */
export const wordsOf = (pieces: readonly Piece[]): string =>
  squeezed(pieces.map(({ kind, name }) => (kind === 'text' ? name : '')).join(''))

export const squeezed = (text: string): string => text.replace(/\s+/g, '')
