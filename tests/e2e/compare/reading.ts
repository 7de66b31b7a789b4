/** The content of a screen, read on both sides by the same classes in the order of the page. */

/** The targets that are compared with the web app. */
export type Target = 'weapp' | 'android' | 'ios'

/** In CSS px of the window, from below the status bar. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Piece {
  readonly kind: Kind
  /** The words of a text or the id of a control; empty if it has neither and only its place identifies it. */
  readonly name: string
  readonly box: Box
  /** Whether it is in a bar at the window's lower edge. */
  readonly foot: boolean
  /** Whether it is a text inside a text. */
  readonly inline?: boolean
}

export interface Reading {
  /** Every word of the page, also outside text components, without the white space that layout adds. */
  readonly words: string
  readonly pieces: readonly Piece[]
  /** The height of the bar at the window's upper edge in CSS px; 0 if there is none. */
  readonly bar: number
}

/** The selectors of each kind on both sides; for some kinds, the mini-program has its own (see the components). */
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

/** The bar at the top, beside the host's menu, and the bars at the lower edge, which are last on a page. */
export const BAR = ['.nav-bar', '.home-bar__row'] as const
export const FEET = ['.sticky-bar', '.tab-bar'] as const

/** Whether an element is visible; elements that exist only for the page's outline have no size. */
export const isShown = ({ box }: Piece): boolean => box.width > 1 && box.height > 1

/** The words of all texts among the elements. */
export const wordsOf = (pieces: readonly Piece[]): string =>
  squeezed(pieces.map(({ kind, name }) => (kind === 'text' ? name : '')).join(''))

export const squeezed = (text: string): string => text.replace(/\s+/g, '')
