import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { RechargeAccount } from '@contract/entities/settings'

const Accounts = Type.Array(RechargeAccount, { maxItems: 20 })

/**
 * The shop's bank accounts in the setting RECHARGE_ACCOUNTS: a JSON list of currency, bank_name, account_name,
 * account_number and optionally routing_number. Null if it is not such a list.
 */
export function readRechargeAccounts(text: string): RechargeAccount[] | null {
  try {
    const accounts: unknown = JSON.parse(text)
    return Value.Check(Accounts, accounts) ? accounts : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
