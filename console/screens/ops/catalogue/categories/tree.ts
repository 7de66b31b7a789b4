/** The category tree as it is moved about; the list has each category after its parent, in display order. */
import type { Fields } from '@contract/all-calls'
import { CATEGORY_LEVELS_MAX } from '@contract/base/constants'
import type { OpsCategory } from '@contract/entities/market/catalogue'

type Move = Fields<'opsCategoryMove'>
export type Categories = readonly OpsCategory[]

/** Before the sibling above it, after the one below it, into the sibling above it, out of its parent. */
export type Step = 'up' | 'down' | 'in' | 'out'

const byId = (all: Categories, id: string | null) => all.find(({ category_id }) => category_id === id)

export const childrenOf = (all: Categories, parentId: string | null): Categories =>
  all.filter(({ parent_id }) => parent_id === parentId)

/** How many levels there are from the top down to it; 0 for the top itself. */
export function levelOf(all: Categories, id: string | null): number {
  const category = byId(all, id)
  return category ? 1 + levelOf(all, category.parent_id) : 0
}

/** How many levels a category has with all below it. */
const heightOf = (all: Categories, id: string): number =>
  1 + Math.max(0, ...childrenOf(all, id).map(({ category_id }) => heightOf(all, category_id)))

/** The category and its parents, the department first. */
export function wayTo(all: Categories, id: string | null): Categories {
  const category = byId(all, id)
  return category ? [...wayTo(all, category.parent_id), category] : []
}

/** The categories below which another one, or a new one, may be. */
export function parentsFor(all: Categories, id: string | null): Categories {
  const height = id === null ? 1 : heightOf(all, id)
  return all.filter(
    ({ category_id: parent }) =>
      levelOf(all, parent) + height <= CATEGORY_LEVELS_MAX &&
      !wayTo(all, parent).some(({ category_id }) => category_id === id),
  )
}

const place = (parent: string | null | undefined, before: OpsCategory | undefined) => ({
  parent_id: parent ?? undefined,
  before_id: before?.category_id,
})

/** The call that takes the step; null where there is no way to take it. */
export function stepOf(all: Categories, id: string, step: Step): Move | null {
  const category = byId(all, id)
  if (!category) return null
  const siblings = childrenOf(all, category.parent_id)
  const at = siblings.indexOf(category)
  const above = siblings[at - 1]
  switch (step) {
    case 'up':
      return above ? { category_id: id, ...place(category.parent_id, above) } : null
    case 'down':
      return siblings[at + 1] ? { category_id: id, ...place(category.parent_id, siblings[at + 2]) } : null
    case 'in':
      return above && parentsFor(all, id).includes(above)
        ? { category_id: id, ...place(above.category_id, undefined) }
        : null
    case 'out': {
      const parent = byId(all, category.parent_id)
      if (!parent) return null
      const uncles = childrenOf(all, parent.parent_id)
      return { category_id: id, ...place(parent.parent_id, uncles[uncles.indexOf(parent) + 1]) }
    }
  }
}

/** Its place among its siblings, from 1, and how many they are. */
export function placeOf(all: Categories, id: string): { readonly place: number; readonly count: number } {
  const siblings = childrenOf(all, byId(all, id)?.parent_id ?? null)
  return { place: siblings.findIndex(({ category_id }) => category_id === id) + 1, count: siblings.length }
}
