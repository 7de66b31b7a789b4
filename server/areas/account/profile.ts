import { and, eq } from 'drizzle-orm'
import type { Fields } from '@contract/all-calls'
import { Code } from '@contract/base/codes'
import { one } from '@contract/rules/lists'
import { lockBook, makeDefault, ofUser } from '../addresses/book'
import { marketName } from '../../kernel/db/market-name'
import { addresses, users } from '../../kernel/db/schema/accounts'
import { uploads } from '../../kernel/db/schema/uploads'
import { transaction } from '../../kernel/db/transaction'
import type { Db, Tx } from '../../kernel/db/types'
import { handle } from '../../kernel/http/context'
import { fieldRefusal, Refusal } from '../../kernel/http/refusal'
import { payoutMail } from './account-mails'
import { dropUpload, takeUpload } from '../uploads/keep'
import { confirmPassword } from './confirm-password'
import { hashPassword } from './passwords'
import { notifyOfPayoutChange } from './payout-notice'
import { changesOf, detailsOf, payoutOf, profileErrors } from './profile-changes'
import { recordSignIn } from './sign-in/sign-in-events'
import { mailUser } from './mail-user'
import { closeOtherSessions } from '../../kernel/sessions/tokens'
import { changeUser } from '../users/change-user'
import { readUserInfo } from './user-info'
import { namesOf } from './weak-passwords'

type User = typeof users.$inferSelect

/** The file name of an upload; the id of the current photo may be sent again. */
async function photoOf(tx: Tx, user: User, id: bigint, now: Date): Promise<string> {
  const taken = await takeUpload(tx, { id, userId: user.id, purpose: 'avatar' }, now)
  if (taken !== null) return taken
  const [present] = await tx
    .select({ name: uploads.name })
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.userId, user.id), eq(uploads.name, user.avatar)))
  if (!present) throw new Refusal(Code.notFound)
  return present.name
}

async function chooseAddress(tx: Tx, userId: bigint, addressId: bigint): Promise<void> {
  const [own] = await tx.select({ id: addresses.id }).from(addresses).where(ofUser(userId, addressId))
  if (!own) throw new Refusal(Code.notFound)
  await makeDefault(tx, userId, addressId)
}

/**
 * Payout accounts and passwords need confirmation; so does the telephone that receives codes instead of the password.
 */
async function asksForPassword(db: Db, userId: bigint, edit: Fields<'updateUser'>): Promise<boolean> {
  if (edit.new_password !== undefined) return true
  if (Object.values(payoutOf(edit)).some((value) => value !== undefined)) return true
  if (edit.phone === undefined) return false
  const { email, phone, passwordHash } = one(
    await db
      .select({ email: users.email, phone: users.phone, passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.id, userId)),
  )
  return passwordHash === '' && email === '' && phone !== '' && phone !== edit.phone.trim()
}

/** Edits the profile: everything that was sent, or nothing. */
export const updateUserHandler = handle('updateUser', async (context) => {
  const { db, fields, user, token, files, now } = context
  const names = fields.new_password === undefined ? [] : await namesOf(db, user.id)
  const errors = profileErrors(fields, names)
  if (errors.length > 0) throw fieldRefusal(Code.accountData, errors)
  const payout = payoutOf(fields)
  if (await asksForPassword(db, user.id, fields))
    await confirmPassword(db, { userId: user.id, password: fields.password }, context)
  const passwordHash = fields.new_password && (await hashPassword(fields.new_password))

  const { replaced, paidElsewhere, name } = await transaction(db, async (tx) => {
    await lockBook(tx, user.id)
    const present = one(await tx.select().from(users).where(eq(users.id, user.id)))
    const avatar = fields.avatar ? await photoOf(tx, present, BigInt(fields.avatar), now) : undefined
    const changed = changesOf({ ...detailsOf(fields), ...payout, avatar, passwordHash }, present)
    await changeUser(tx, user.id, changed)
    const paidElsewhere = Object.keys(changesOf(payout, present)).length > 0
    if (paidElsewhere) await notifyOfPayoutChange(tx, user.id, now)
    if (passwordHash) await recordSignIn(tx, { kind: 'password_changed', userId: user.id }, context)
    if (passwordHash && token) await closeOtherSessions(tx, user.id, token)
    if (fields.address) await chooseAddress(tx, user.id, BigInt(fields.address))
    const replaced = changed.avatar === undefined || present.avatar === '' ? null : present.avatar
    return { replaced, paidElsewhere, name: changed.firstname ?? present.firstname }
  })
  if (paidElsewhere)
    await mailUser(
      payoutMail({ to: user.email, name, market: await marketName(context.db), language: context.lang }),
      context,
    )
  if (replaced !== null) {
    // the row goes last: while it is there, housekeeping finds a file that could not be removed
    await files.remove(replaced)
    await dropUpload(db, replaced)
  }
  return readUserInfo(db, user.id, context)
})
