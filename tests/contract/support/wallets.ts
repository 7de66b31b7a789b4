/** Users with money, and their recharges and withdrawals. */
import type { Data, Fields } from '@contract/all-calls'
import { dollars } from './checkout'
import { ok } from './client'
import { newBuyer, PASSWORD, type Buyer } from './people'
import { uploaded } from './sellers'

let made = 0

/** An unused transaction id. */
export function freshTransactionId(): string {
  made += 1
  return `TX-${process.pid}-${Date.now()}-${made}`
}

/** An amount that differs from the last one. */
export function freshAmount(): string {
  made += 1
  return `${1 + (made % 90)}.50`
}

/** A valid recharge with a new proof. */
export async function rechargeFields(buyer: Buyer): Promise<Fields<'recharge'>> {
  const proof = await uploaded(buyer, 'proof')
  return { wallet: 'USD', amount: '100', proof, transaction_id: freshTransactionId() }
}

/** A buyer with the welcome credit, and payout accounts: a bank account and a virtual-currency wallet. */
export async function newSaver(): Promise<Buyer> {
  const buyer = await newBuyer()
  const bank = { bank_name: 'First Bank', bank_account_name: 'Ada Lovelace', bank_account_number: '123456789012' }
  await ok('updateUser', { ...bank, virtual_wallet: '0xabcdef', password: PASSWORD }, buyer)
  return buyer
}

export const withdrawal = (amount = '20.00'): Fields<'withdraw'> => ({
  wallet: 'USD',
  amount,
  to: 'bank',
  password: PASSWORD,
})

export const withdrawn = (buyer: Buyer, amount?: string): Promise<Data<'withdraw'>> =>
  ok('withdraw', withdrawal(amount), buyer)

/** The balance of the USD wallet: available and frozen. */
export async function balanceAndFrozen(buyer: Buyer): Promise<[string, string]> {
  const { balance, frozen } = await dollars(buyer)
  return [balance, frozen]
}
