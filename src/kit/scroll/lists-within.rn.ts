import { createContext } from 'react'

/** How the lists in a page talk to the page's scroll. */
export interface ListsWithin {
  /**
   * Registers a list. Returns a function that removes it.
   * @param toCome whether some rows are not drawn yet, so that the end of the content is not its real end
   */
  add(toCome: () => boolean): () => void
  /** Call it when rows were drawn: the end may be near now, even without scrolling. */
  look(): void
}

export const ListsWithinContext = createContext<ListsWithin>({ add: () => () => undefined, look: () => undefined })
