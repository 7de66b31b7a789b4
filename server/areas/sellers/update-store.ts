import { eq } from 'drizzle-orm'
import type { Fields } from '@contract/all-calls'
import { Code } from '@contract/codes'
import type { FieldError } from '@contract/envelope'
import { STORE_TEXT_MAX } from '@contract/rules/store'
import type { Language } from '@contract/languages'
import { one } from '@contract/rules/lists'
import { shops } from '../../kernel/db/schema/catalogue'
import { transaction } from '../../kernel/db/transaction'
import type { Tx } from '../../kernel/db/types'
import { handle } from '../../kernel/http/context'
import { fieldRefusal, Refusal } from '../../kernel/http/refusal'
import type { Texts } from '../../kernel/text/texts'
import { UPLOADS_PREFIX } from '../uploads/addresses'
import { takeUpload } from '../uploads/keep'
import { addressError, shopNameError } from './application-errors'
import { ownShopId, readStore } from './own-store'
import { changeShipping, isShipping } from './shipping-change'

type Edit = Fields<'updateStore'>

/** All errors of the form. */
function storeErrors({ name, text, address, shipping }: Edit): FieldError[] {
  const tooLong = text !== undefined && text.trim().length > STORE_TEXT_MAX
  const found: (FieldError | null)[] = [
    name === undefined ? null : shopNameError('name', name.trim()),
    address === undefined ? null : addressError('address', address.trim()),
    tooLong ? { field: 'text', rule: 'max_length', params: { limit: STORE_TEXT_MAX } } : null,
    shipping && !isShipping(shipping) ? { field: 'shipping', rule: 'format' } : null,
  ]
  return found.filter((error) => error !== null)
}

/** The path of the logo under the static base, where all pictures of the catalogue are. */
async function signOf(tx: Tx, userId: bigint, id: bigint, now: Date): Promise<string> {
  const name = await takeUpload(tx, { id, userId, purpose: 'avatar' }, now)
  if (name === null) throw new Refusal(Code.notFound)
  return `${UPLOADS_PREFIX}/${name}`
}

/** The texts with a new one in this language, or without it. */
function textsWith(texts: Partial<Texts>, language: Language, text: string): Partial<Texts> {
  const { [language]: _, ...others } = texts
  return text === '' ? others : { ...others, [language]: text }
}

/** Changes the caller's store: everything that was sent, or nothing [field.store.settings]. */
export const updateStoreHandler = handle('updateStore', async ({ db, fields, user, lang, now }) => {
  await ownShopId(db, user)
  const errors = storeErrors(fields)
  if (errors.length > 0) throw fieldRefusal(Code.invalidParameter, errors)
  return transaction(db, async (tx) => {
    const shopId = await ownShopId(tx, user)
    const present = one(await tx.select({ texts: shops.texts }).from(shops).where(eq(shops.id, shopId)).for('update'))
    // the old logo's file stays: orders show the shop as it was
    const changes = {
      name: fields.name?.trim(),
      address: fields.address?.trim(),
      image: fields.logo === undefined ? undefined : await signOf(tx, user.id, BigInt(fields.logo), now),
      texts: fields.text === undefined ? undefined : textsWith(present.texts, lang, fields.text.trim()),
    }
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
    if (Object.keys(given).length > 0) await tx.update(shops).set(given).where(eq(shops.id, shopId))
    if (fields.shipping) await changeShipping(tx, shopId, fields.shipping)
    return readStore(tx, shopId, lang)
  })
})
