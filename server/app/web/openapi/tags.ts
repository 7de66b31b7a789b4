/** The sections of the reference: the calls of each, by the beginning of their path. The first match counts. */
interface Tag {
  readonly name: string
  readonly description: string
  readonly paths: RegExp
}

export const TAGS: readonly Tag[] = [
  {
    name: 'Operators',
    description: 'What operators see and do. For accounts with the role operator.',
    paths: /^\/(ops\/|customer\/product\/clear_product_cache)/,
  },
  {
    name: 'Signing in',
    description: 'Registering, logging in and out, sessions.',
    paths: /^\/customer\/(login|register|forgot|user)\//,
  },
  {
    name: 'Wallet',
    description: 'Balances, recharges, withdrawals, transfers.',
    paths: /^\/(bank\/|customer\/info\/(recharge|with|trans|get_user_balance))/,
  },
  {
    name: 'Sellers',
    description:
      'Stores, what they manage and what sellers ask for. For accounts with the role seller; the calls under /seller for ' +
      'operators as well, who name the shop.',
    paths: /^\/(seller\/|customer\/info\/(apply|shop_requests|store_|update_store))/,
  },
  {
    name: 'Account',
    description: 'The person, their addresses, their notices and what is kept of them.',
    paths: /^\/(upload|citys|postal-code|customer\/(info|account|address))/,
  },
  { name: 'Orders', description: 'Orders, refunds, invoices.', paths: /^\/customer\/order\// },
  {
    name: 'Checkout',
    description: 'The cart, quotes, orders that are placed, payments.',
    paths: /^\/(checkout|payment)\//,
  },
  {
    name: 'Catalogue',
    description: 'Products, categories, brands, shops, search, reviews, the wishlist.',
    paths: /^\/(catalog|category|brand|search|shop|customer\/product)/,
  },
  { name: 'Contents', description: 'What the shop says of itself: settings, policies, articles.', paths: /^\// },
]

export function tagOf(path: string): string {
  const tag = TAGS.find(({ paths }) => paths.test(path))
  if (!tag) throw new RangeError(`${path} is no path of a call`)
  return tag.name
}
