import { bell } from '@/kit/icon/glyphs/bell'
import { clock } from '@/kit/icon/glyphs/clock'
import { heart } from '@/kit/icon/glyphs/heart'
import { layoutGrid } from '@/kit/icon/glyphs/layout-grid'
import { mapPin } from '@/kit/icon/glyphs/map-pin'
import { parcel } from '@/kit/icon/glyphs/parcel'
import { settings as gear } from '@/kit/icon/glyphs/settings'
import { store } from '@/kit/icon/glyphs/store'
import { undo } from '@/kit/icon/glyphs/undo'
import { user } from '@/kit/icon/glyphs/user'
import { wallet } from '@/kit/icon/glyphs/wallet'
import { t } from '@/locales/t'
import { session } from '@/stores/session'
import type { AccountEntry } from './account-screens'

interface AccountItem {
  readonly to: AccountEntry | 'store' | 'shopCreate'
  readonly glyph: string
  readonly title: () => string
  /** What waits there, or is kept there. */
  readonly count?: () => number
  /** The number needs no action. */
  readonly quiet?: boolean
}

/** The menu of the account, in its order: the only list of it. */
const ITEMS: Readonly<Record<AccountEntry, Omit<AccountItem, 'to'>>> = {
  pcMine: { glyph: layoutGrid, title: () => t('wideAccount.overview') },
  orders: { glyph: parcel, title: () => t('orders.title') },
  refundSent: { glyph: undo, title: () => t('refundsRow.title') },
  wallet: { glyph: wallet, title: () => t('wideAccount.wallet') },
  wishlist: { glyph: heart, title: () => t('wishlist.title'), count: () => session.productCount, quiet: true },
  viewed: { glyph: clock, title: () => t('nav.viewed') },
  address: { glyph: mapPin, title: () => t('account.addresses') },
  notices: {
    glyph: bell,
    title: () => t('noticesBell.title'),
    count: () => session.user?.notice.count ?? 0,
  },
  profile: { glyph: gear, title: () => t('account.profile') },
  dashboard: { glyph: user, title: () => t('account.title') },
}

/** The entry of sellers for their store, of buyers for becoming one. Operators have neither [role.seller]. */
function sellingItems(): AccountItem[] {
  const role = session.user?.role
  if (role === 'operator') return []
  return role === 'seller'
    ? [{ to: 'store', glyph: store, title: () => t('selling.store') }]
    : [{ to: 'shopCreate', glyph: store, title: () => t('selling.become') }]
}

/** The name of an entry of the menu. */
export const accountTitle = (entry: AccountEntry): string => ITEMS[entry].title()

/** The entries of the menu for this user. */
export function accountItems(): AccountItem[] {
  const own = Object.entries(ITEMS) as [AccountEntry, Omit<AccountItem, 'to'>][]
  return [...own.map(([to, item]) => ({ to, ...item })), ...sellingItems()]
}
