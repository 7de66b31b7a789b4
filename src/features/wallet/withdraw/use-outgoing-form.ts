import { useState } from 'react'
import type { WalletRecord } from '@contract/entities/wallet'
import { required } from '@/domain/text/field-message'
import { typedAmount } from '@contract/rules/typed-amount'
import { newIntent } from '@/services/intent'
import { useForm } from '@/hooks/use-form'
import { outgoingProblem, outgoingWords } from '../amount/amount-fault'
import { walletOf, type Wallets } from '../amount/load-wallets'

interface Sent {
  readonly wallet: string
  readonly amount: string
  readonly to: string
  readonly password: string
}

interface Setup {
  /** The name under which the amount and its destination survive the loss of the session. */
  readonly keep: string
  readonly wallets: Wallets
  /** The code of the wallet that is chosen at first. */
  readonly first: string
  /** The default destination; empty when the user must choose. */
  readonly to: string
  readonly send: (fields: Sent, key: (fields: Record<string, string>) => string) => Promise<WalletRecord>
  readonly onSent: (record: WalletRecord) => void
}

/** The form of an amount that leaves a wallet, confirmed with the password. */
export function useOutgoingForm({ keep, wallets, first, to, send, onSent }: Setup) {
  const [intent] = useState(newIntent)
  const form = useForm({
    keep,
    values: { wallet: first, amount: '', to, password: '' },
    rules: {
      amount: (typed, { wallet: code }) => outgoingProblem(typed, walletOf(wallets, code)),
      to: required,
      password: required,
    },
    submit: async (values) => {
      const fields = { ...values, wallet: wallet.code, amount: typedAmount(values.amount) ?? values.amount }
      const record = await send(fields, intent.key)
      intent.done()
      form.set('amount', '')
      form.set('password', '')
      onSent(record)
    },
  })
  const { values, errors } = form
  const wallet = walletOf(wallets, values.wallet)
  return {
    form,
    wallet,
    amountError: errors.amount && outgoingWords(values.amount, wallet),
    /** The amount to send; null while the input is invalid. */
    sum: outgoingProblem(values.amount, wallet) === null ? typedAmount(values.amount) : null,
  }
}

export type OutgoingForm = ReturnType<typeof useOutgoingForm>
