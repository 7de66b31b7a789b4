/** The commission of categories: their own rate, else that of the nearest category above, else the setting's. */
import type { OpsCategory } from '@contract/entities/market/catalogue'
import type { OpsSetting } from '@contract/entities/market/rates'
import type { MoneySettings } from '@contract/entities/seller/money'

export interface RatedCategory {
  readonly category: OpsCategory
  /** 0 for departments. */
  readonly depth: number
  /** What counts for its products, in hundredths of a percent. */
  readonly rate: number
  /** The category above from which it has its rate; null: the setting, or itself. */
  readonly from: OpsCategory | null
}

/** The categories, each after its parent as the list has them, with the rates that count. */
export function ratedCategories(list: readonly OpsCategory[], setting: number): RatedCategory[] {
  const rated = new Map<string, RatedCategory>()
  for (const category of list) {
    const parent = category.parent_id === null ? undefined : rated.get(category.parent_id)
    const own = category.commission_bps
    const above = parent && (parent.category.commission_bps === null ? parent.from : parent.category)
    rated.set(category.category_id, {
      category,
      depth: parent ? parent.depth + 1 : 0,
      rate: own ?? parent?.rate ?? setting,
      from: own === null ? (above ?? null) : null,
    })
  }
  return [...rated.values()]
}

/** The setting `money`; undefined if the list lacks it. */
export const moneyOf = (list: readonly OpsSetting[]): MoneySettings | undefined =>
  list.find(({ name }) => name === 'money')?.value as MoneySettings | undefined
