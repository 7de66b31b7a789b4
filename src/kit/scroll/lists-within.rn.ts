import { createContext } from 'react'

/** What the lists in a page tell the scroll that they stand in. */
export interface ListsWithin {
  /**
   * Takes a list in, and returns what takes it out again.
   * @param toCome whether there are rows that were not drawn yet: the end of the content is not its end then
   */
  add(toCome: () => boolean): () => void
  /** To be called when rows were drawn: the end may be near now, though nobody has scrolled. */
  look(): void
}

export const ListsWithinContext = createContext<ListsWithin>({ add: () => () => undefined, look: () => undefined })
