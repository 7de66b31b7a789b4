/** The demo's accounts: a buyer with addresses and money, a seller with a store, an operator. */
import { OUTCOMES } from '@contract/base/outcomes'
import { eq } from 'drizzle-orm'
import { createAccount } from '../../areas/users/create-account'
import { hashPassword } from '../../areas/account/passwords'
import { addresses, sellers, users } from '../../kernel/db/schema/accounts'
import { shops } from '../../kernel/db/schema/catalogue'
import type { Tx } from '../../kernel/db/types'
import { seedBalance } from '../../areas/ledger/credit'

export const DEMO_EMAILS = {
  buyer: 'buyer@souk.test',
  seller: 'seller@souk.test',
  operator: 'operator@souk.test',
} as const
export type DemoRole = keyof typeof DEMO_EMAILS
export type DemoPasswords = Readonly<Record<DemoRole, string>>
type DemoAccounts = Readonly<Record<DemoRole, bigint>>

const PASSWORD = 'souk-demo-1'
export const DEMO_PASSWORDS: DemoPasswords = { buyer: PASSWORD, seller: PASSWORD, operator: PASSWORD }

const NAMES: Readonly<Record<DemoRole, string>> = { buyer: 'Robin', seller: 'Claire Wick', operator: 'Olu' }
/** Minor units of each wallet's currency. */
const BALANCES = [
  { wallet: { code: 'USD', currency: 'USD' }, amount: 52_140n },
  { wallet: { code: 'EUR', currency: 'EUR' }, amount: 16_130n },
  { wallet: { code: 'THB', currency: 'THB' }, amount: 168_000n },
]

const HOME = {
  name: 'Robin Sample',
  street: 'Rua da Rosa 42, 2º',
  zip: '1200-386',
  city: 'Lisbon',
  state: 'Lisboa',
  country: 'PT',
  phone: '351912345678',
  email: DEMO_EMAILS.buyer,
  isDefault: true,
}
const WORK = { ...HOME, street: 'Rua Augusta 110, 3º', zip: '1100-053', isDefault: false }

async function account(tx: Tx, role: DemoRole, password: string, now: Date): Promise<bigint> {
  const passwordHash = await hashPassword(password)
  const made = { firstname: NAMES[role], email: DEMO_EMAILS[role], passwordHash, invitedBy: null }
  const id = await createAccount(tx, made, now)
  if (id === null) throw new Error(`${DEMO_EMAILS[role]} exists already.`)
  if (role !== 'buyer') await tx.update(users).set({ role }).where(eq(users.id, id))
  return id
}

/** The age of the accounts. */
const SINCE_MS = 60 * 86_400_000

/** Creates the three accounts; `shopId` becomes the seller's store. */
export async function insertAccounts(
  tx: Tx,
  shopId: bigint,
  passwords: DemoPasswords,
  now: Date,
): Promise<DemoAccounts> {
  const since = new Date(now.getTime() - SINCE_MS)
  const buyer = await account(tx, 'buyer', passwords.buyer, since)
  const seller = await account(tx, 'seller', passwords.seller, since)
  const operator = await account(tx, 'operator', passwords.operator, since)
  await tx.insert(addresses).values([HOME, WORK].map((address) => ({ ...address, userId: buyer, createdAt: since })))
  await tx.update(shops).set({ ownerUserId: seller }).where(eq(shops.id, shopId))
  await tx.insert(sellers).values({ userId: seller, state: OUTCOMES.success, shopId, createdAt: since })
  for (const { wallet, amount } of BALANCES) await seedBalance(tx, { userId: buyer, wallet, amount, at: since })
  return { buyer, seller, operator }
}
