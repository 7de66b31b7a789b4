/** The sections of the checkout on one page: which are complete, and which is open [screen.cart-steps]. */

export const SECTIONS = ['my_cart', 'shipment', 'delivery', 'payment', 'confirm'] as const
export type Section = (typeof SECTIONS)[number]
/** The last section is the confirmation itself: it is never complete. */
export type Completable = Exclude<Section, 'confirm'>

export type SectionState = 'done' | 'now' | 'next'

export interface Sections {
  /** The section with its choices; null when everything is chosen. */
  readonly open: Completable | null
  readonly states: Readonly<Record<Section, SectionState>>
}

const isCompletable = (section: Section): section is Completable => section !== 'confirm'

/** The section that a word names, such as one from an address. */
export const sectionOf = (word: string | undefined): Completable | null =>
  SECTIONS.filter(isCompletable).find((section) => section === word) ?? null

/**
 * The first incomplete section is open, and those after it wait. When all are complete, the one that the buyer asked for
 * is open: none, unless something is to be changed.
 */
export function sectionsOf(complete: Readonly<Record<Completable, boolean>>, asked: Completable | null): Sections {
  const first = SECTIONS.filter(isCompletable).find((section) => !complete[section]) ?? null
  const until = SECTIONS.indexOf(first ?? 'confirm')
  const reached = asked !== null && SECTIONS.indexOf(asked) < until
  const open = reached ? asked : first
  const stateOf = (section: Section): SectionState => {
    const place = SECTIONS.indexOf(section)
    if (place === until) return 'now'
    return place < until ? 'done' : 'next'
  }
  const states = Object.fromEntries(SECTIONS.map((section) => [section, stateOf(section)]))
  return { open, states: states as Record<Section, SectionState> }
}
