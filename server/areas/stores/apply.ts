import { OUTCOMES } from '@contract/base/outcomes'
import { eq } from 'drizzle-orm'
import type { Fields } from '@contract/all-calls'
import { Code } from '@contract/base/codes'
import type { FieldError } from '@contract/base/envelope'
import { plainName } from '@contract/rules/names'
import type { Purpose } from '@contract/base/upload-purposes'
import { sellers } from '../../kernel/db/schema/accounts'
import { sellerApplications } from '../../kernel/db/schema/sellers'
import type { Tx } from '../../kernel/db/types'
import { handle } from '../../kernel/http/context'
import { fieldRefusal, operationFailed, Refusal } from '../../kernel/http/refusal'
import { takeUpload } from '../uploads/keep'
import { applicationErrors } from './application-errors'
import { notifyOfApplication } from './notice'

const PICTURES = { id_front: 'id', id_back: 'id', signature: 'signature' } as const satisfies Record<string, Purpose>
type PictureField = keyof typeof PICTURES

const again = (state: number) => new Refusal(Code.sellerAgain, { state })

/** Takes the three pictures for the application. Throws 2000015 with every missing one. */
async function takePictures(tx: Tx, userId: bigint, fields: Fields<'applySeller'>, now: Date) {
  const names = {} as Record<PictureField, string>
  const errors: FieldError[] = []
  for (const [field, purpose] of Object.entries(PICTURES) as [PictureField, Purpose][]) {
    const name = await takeUpload(tx, { id: BigInt(fields[field]), userId, purpose }, now)
    if (name === null) errors.push({ field, rule: 'picture' })
    else names[field] = name
  }
  if (errors.length > 0) throw fieldRefusal(Code.sellerFailed, errors)
  return names
}

/** Submits an application to open a store [state.application]: one at a time, and none after a successful one. */
export const applySellerHandler = handle('applySeller', async ({ db: tx, fields, user, now }) => {
  // an account has one role, and an operator must not lose theirs this way
  if (user.role === 'operator') throw operationFailed('permission')
  const [seller] = await tx.select().from(sellers).where(eq(sellers.userId, user.id)).for('update')
  if (seller && seller.state !== OUTCOMES.failed) throw again(seller.state)
  const wrong = applicationErrors(fields)
  if (wrong.length > 0) throw fieldRefusal(Code.sellerFailed, wrong)
  const names = await takePictures(tx, user.id, fields, now)

  const [made] = await tx
    .insert(sellerApplications)
    .values({
      userId: user.id,
      shopName: fields.shop_name.trim(),
      contactPerson: plainName(fields.contact_person),
      address: fields.address.trim(),
      idFront: names.id_front,
      idBack: names.id_back,
      signature: names.signature,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: sellerApplications.id })
  // another request of the same user was faster
  if (!made) throw again(0)
  const waiting = { state: OUTCOMES.pending, remark: '' }
  await tx
    .insert(sellers)
    .values({ userId: user.id, ...waiting, createdAt: now })
    .onConflictDoUpdate({ target: sellers.userId, set: waiting })
  await notifyOfApplication(tx, {
    applicationId: made.id,
    userId: user.id,
    state: OUTCOMES.pending,
    remark: '',
    at: now,
  })
  return waiting
})
