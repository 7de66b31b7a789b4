import { Code } from '@contract/base/codes'
import { ADDRESSES_MAX } from '@contract/base/constants'
import { one } from '@contract/rules/lists'
import { addresses } from '../../kernel/db/schema/accounts'
import { transaction } from '../../kernel/db/transaction'
import type { Tx } from '../../kernel/db/types'
import { handle } from '../../kernel/http/context'
import { operationFailed, Refusal } from '../../kernel/http/refusal'
import { ensureDefault, lockBook, makeDefault, ofUser, readBook } from './book'
import { checkAddress } from './check-address'

async function requireOwn(tx: Tx, userId: bigint, addressId: bigint): Promise<void> {
  const [own] = await tx.select({ id: addresses.id }).from(addresses).where(ofUser(userId, addressId))
  if (!own) throw new Refusal(Code.notFound)
}

/** Throws not_allowed for a full book, which is never paged. */
async function checkRoom(tx: Tx, userId: bigint): Promise<void> {
  const { address_list } = await readBook(tx, userId)
  if (address_list.length >= ADDRESSES_MAX) throw operationFailed('not_allowed')
}

const list = handle('getAddressList', ({ db, user }) => readBook(db, user.id))

const save = handle('addressAdd', ({ db, fields, user, now }) => {
  const values = checkAddress(fields)
  return transaction(db, async (tx) => {
    await lockBook(tx, user.id)
    let addressId: bigint
    if (fields.address_id) {
      addressId = BigInt(fields.address_id)
      await requireOwn(tx, user.id, addressId)
      await tx.update(addresses).set(values).where(ofUser(user.id, addressId))
    } else {
      await checkRoom(tx, user.id)
      const added = one(
        await tx
          .insert(addresses)
          .values({ ...values, userId: user.id, createdAt: now })
          .returning({ id: addresses.id }),
      )
      addressId = added.id
    }
    if (fields.is_default) await makeDefault(tx, user.id, addressId)
    else await ensureDefault(tx, user.id)
    return readBook(tx, user.id)
  })
})

const choose = handle('defaultAddress', ({ db, fields, user }) =>
  transaction(db, async (tx) => {
    const addressId = BigInt(fields.address_id)
    await lockBook(tx, user.id)
    await requireOwn(tx, user.id, addressId)
    await makeDefault(tx, user.id, addressId)
    return readBook(tx, user.id)
  }),
)

const remove = handle('removeAddress', ({ db, fields, user }) =>
  transaction(db, async (tx) => {
    const addressId = BigInt(fields.address_id)
    await lockBook(tx, user.id)
    await requireOwn(tx, user.id, addressId)
    await tx.delete(addresses).where(ofUser(user.id, addressId))
    await ensureDefault(tx, user.id)
    return readBook(tx, user.id)
  }),
)

export const addressHandlers = [list, save, choose, remove]
