/** Where an advert leads, as it is chosen: a few kinds with their value, and any other screen as it is written. */
import { SCREENS } from '@contract/screens'

export const LINK_KINDS = ['search', 'category', 'product', 'flash', 'address', 'other'] as const
export type LinkKind = (typeof LINK_KINDS)[number]

export interface Target {
  readonly kind: LinkKind
  /** The words, the id, the address, or the whole link; empty for the flash deals. */
  readonly value: string
}

const PARAMS = {
  search: [SCREENS.search.path, 'q'],
  category: [SCREENS.categoryDetail.path, 'category_id'],
  product: [SCREENS.product.path, 'product_id'],
} as const
const WITH_PARAM = Object.keys(PARAMS) as (keyof typeof PARAMS)[]

export function linkOf({ kind, value }: Target): string {
  if (kind === 'flash') return SCREENS.flash.path
  if (kind === 'address' || kind === 'other') return value.trim()
  const [path, param] = PARAMS[kind]
  return `${path}?${new URLSearchParams({ [param]: value.trim() }).toString()}`
}

export function targetOf(link: string): Target {
  if (link === SCREENS.flash.path) return { kind: 'flash', value: '' }
  if (/^https?:/.test(link)) return { kind: 'address', value: link }
  const [path, query = ''] = link.split('?')
  const params = [...new URLSearchParams(query)]
  const kind = WITH_PARAM.find(
    (each) => PARAMS[each][0] === path && params.length === 1 && params[0]?.[0] === PARAMS[each][1],
  )
  return kind === undefined ? { kind: 'other', value: link } : { kind, value: params[0]?.[1] ?? '' }
}
