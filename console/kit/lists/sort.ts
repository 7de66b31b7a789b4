/** The name by which a list is sorted; with `-` before it, downwards. Empty: as the server likes it. */
export type Sort = string

/** How a list is sorted by a name; undefined: it is not. */
export function sortedBy(sort: Sort, name: string): 'up' | 'down' | undefined {
  if (sort === name) return 'up'
  return sort === `-${name}` ? 'down' : undefined
}

/** The sort after a press on a head: up first, then down. */
export const turned = (sort: Sort, name: string): Sort => (sort === name ? `-${name}` : name)
