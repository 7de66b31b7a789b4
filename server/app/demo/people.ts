/** The demo's other people: applicants, and buyers of the demo's seller. */
import { one } from '@contract/rules/lists'
import { createAccount } from '../../areas/users/create-account'
import { addresses } from '../../kernel/db/schema/accounts'
import type { Tx } from '../../kernel/db/types'
import { seedBalance } from '../../areas/ledger/credit'

/** Their passwords are the demo buyer's. */
export const FURTHER_EMAILS = {
  mina: 'mina@souk.test',
  theo: 'theo@souk.test',
  ines: 'ines@souk.test',
  yuki: 'yuki@souk.test',
} as const
type FurtherPerson = keyof typeof FURTHER_EMAILS

const NAMES: Readonly<Record<FurtherPerson, string>> = {
  mina: 'Mina Holt',
  theo: 'Theo Marsh',
  ines: 'Ines Duarte',
  yuki: 'Yuki Tanabe',
}

interface Making {
  readonly passwordHash: string
  readonly since: Date
}

/** Creates an account for one of them. */
export async function furtherAccount(tx: Tx, who: FurtherPerson, { passwordHash, since }: Making): Promise<bigint> {
  const made = { firstname: NAMES[who], email: FURTHER_EMAILS[who], passwordHash, invitedBy: null }
  const id = await createAccount(tx, made, since)
  if (id === null) throw new Error(`${FURTHER_EMAILS[who]} exists already.`)
  return id
}

/** USD minor units. */
const ENOUGH = 500_000n

export interface Customer {
  readonly userId: bigint
  readonly addressId: bigint
}

/** Creates one with money and an address. */
export async function furtherCustomer(tx: Tx, who: FurtherPerson, making: Making): Promise<Customer> {
  const userId = await furtherAccount(tx, who, making)
  const at = making.since
  await seedBalance(tx, { userId, wallet: { code: 'USD', currency: 'USD' }, amount: ENOUGH, at })
  const { id: addressId } = one(
    await tx
      .insert(addresses)
      .values({
        userId,
        name: NAMES[who],
        street: 'Rua do Norte 18',
        zip: '1200-284',
        city: 'Lisbon',
        state: 'Lisboa',
        country: 'PT',
        phone: '351912000111',
        email: FURTHER_EMAILS[who],
        isDefault: true,
        createdAt: at,
      })
      .returning({ id: addresses.id }),
  )
  return { userId, addressId }
}
