import type { OpsCategory } from '@contract/entities/market/catalogue'
import type { Language } from '@contract/base/languages'
import type { Choice } from '../../../kit/fields/select'
import { localised } from '../../../text/localised'

/** All categories, each by its whole path. */
export function categoryChoices(all: readonly OpsCategory[], language: Language): Choice[] {
  const byId = new Map(all.map((category) => [category.category_id, category]))
  const pathOf = (category: OpsCategory): string[] => {
    const parent = category.parent_id === null ? undefined : byId.get(category.parent_id)
    return [...(parent ? pathOf(parent) : []), localised(category, 'names', language)]
  }
  return all.map((category) => ({ value: category.category_id, label: pathOf(category).join(' › ') }))
}
