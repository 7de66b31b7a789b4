/** The permitted differences between a screen of the web app and of the other targets, with their reasons. */
import { wordsOf, type Box, type Piece, type Reading, type Target } from './reading'

/** Elements that only browsers have. */
export const WEB_ONLY: readonly { readonly selector: string; readonly why: string }[] = [
  { selector: '.skip-link', why: 'leads keyboards past the navigation; a phone has none' },
]

/** Elements that only the mini-program has. */
export const MINI_ONLY = {
  selector: '.more',
  why: 'shows under a growing list that more rows follow, even before they are requested (src/kit/loading)',
} as const

/**
 * A text inside a text has no box in the native app: it is part of the outer text's line, and its words are compared
 * as part of that line.
 */
export const hasBox = ({ inline }: Piece, target: Target): boolean => target === 'weapp' || !inline

/** The height of a page, in CSS px; bars at the lower edge are not counted. */
export const depthOf = ({ pieces }: Reading): number =>
  Math.max(...pieces.filter(({ foot }) => !foot).map(({ box }) => box.top + box.height))

/**
 * The native app mounts the rows of a long list while it scrolls, and then loads the next page of the list. The web
 * app is not scrolled and shows one page.
 */
export function asFarAs(depth: number, reading: Reading): Reading {
  const pieces = reading.pieces.filter(({ foot, box }) => foot || box.top < depth)
  return { ...reading, words: wordsOf(pieces), pieces }
}

interface Moving {
  readonly why: string
  /** Matches within the words of the page, without white space. */
  readonly words: RegExp
  /** Matches a whole text. */
  readonly text: RegExp
  readonly as: { readonly words: string; readonly text: string }
}

/** Texts that change between two readings on any target. */
const MOVING: readonly Moving[] = [
  {
    why: 'the clock of the flash deals runs on',
    words: /\d\d:\d\d:\d\d/g,
    text: /^\d\d$/,
    as: { words: '00:00:00', text: '00' },
  },
]

/** A reading in which changing texts are replaced by fixed ones. */
export function atRest(reading: Reading): Reading {
  const renamed = (piece: Piece): Piece => {
    const row = MOVING.find(({ text }) => piece.kind === 'text' && text.test(piece.name))
    return row ? { ...piece, name: row.as.text } : piece
  }
  return {
    ...reading,
    words: MOVING.reduce((text, row) => text.replace(row.words, row.as.words), reading.words),
    pieces: reading.pieces.map(renamed),
  }
}

/**
 * The host's menu button covers the right end of every bar at the top. Elements beside it are therefore narrower or
 * further left, by at most the space from the menu to the screen's edge.
 */
export function besideMenu(h5: Box, menu: Box, screenWidth: number): number {
  return h5.top < menu.top + menu.height ? screenWidth - menu.left : 0
}

/** The height of WeChat's bars; ours align with its menu button. CSS px. */
const HOST_BAR = 44

/** How much lower the bar at the top may be than on the web, so that everything below it moves up by that much. */
export function barLift(h5: Reading, weapp: Reading): number {
  return weapp.bar === HOST_BAR ? h5.bar - weapp.bar : 0
}
