/** The account as in get_userinfo and every session [field.userinfo.counts] [field.userinfo.seller]. */
import { eq } from 'drizzle-orm'
import type { Data } from '@contract/all-calls'
import { one } from '@contract/rules/lists'
import { cartItemsCount } from '../cart/lines'
import { closings, sellers, users } from '../../kernel/db/schema/accounts'
import type { Db } from '../../kernel/db/types'
import { countFavourites } from '../favourites/list'
import { CONSOLE_PATH } from '../../kernel/http/console-path'
import type { Context } from '../../kernel/http/context'
import { publicAddress } from '../uploads/addresses'
import { countUnread } from '../notices/unread'

type UserInfo = Data<'getUserinfo'>
type Place = Pick<Context, 'config' | 'origin'>

const SHOWN = 4
const MASK = '••••'

/** Hides all but the last four characters; hides a shorter text completely. */
function mask(text: string): string {
  if (text === '') return ''
  const letters = [...text]
  return letters.length <= SHOWN ? MASK : MASK + letters.slice(-SHOWN).join('')
}

type User = typeof users.$inferSelect
type Seller = typeof sellers.$inferSelect

const masked = (user: User) => ({
  bank_name: mask(user.bankName),
  bank_account_name: mask(user.bankAccountName),
  bank_account_number: mask(user.bankAccountNumber),
  bank_routing_number: mask(user.bankRoutingNumber),
  virtual_wallet: mask(user.virtualWallet),
})

/** Where a seller manages the shop: the operator's own seller site, or else the console [rule.seller-link]. */
function sellerUrl(seller: Seller | null, { config, origin }: Place): string {
  if (seller?.state !== 1) return ''
  if (config.sellerSiteUrl) return config.sellerSiteUrl
  return seller.shopId === null ? '' : `${origin}${CONSOLE_PATH}?shop_id=${seller.shopId}`
}

/** The account of `userId` as its owner sees it. */
export async function readUserInfo(db: Db, userId: bigint, place: Place): Promise<UserInfo> {
  const {
    users: user,
    sellers: seller,
    closings: closing,
  } = one(
    await db
      .select()
      .from(users)
      .leftJoin(sellers, eq(sellers.userId, users.id))
      .leftJoin(closings, eq(closings.userId, users.id))
      .where(eq(users.id, userId)),
  )
  const { firstname, guestEmail, phone, avatar, role, notify } = user
  return {
    firstname,
    email: guestEmail ?? user.email,
    ...(guestEmail === null ? {} : { guest: true }),
    has_password: user.passwordHash !== '',
    phone,
    avatar: avatar && publicAddress(place.origin, avatar),
    role,
    invitation_code: user.invitationCode,
    seller_url: sellerUrl(seller, place),
    seller: seller && { state: seller.state, remark: seller.remark, shop_id: seller.shopId?.toString() ?? null },
    card: { count: await cartItemsCount(db, userId) },
    product: { count: await countFavourites(db, userId) },
    notice: { count: await countUnread(db, userId) },
    notify,
    ...masked(user),
    erased_at: closing?.dueAt.toISOString() ?? null,
  }
}
