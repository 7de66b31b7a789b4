import { useState } from 'react'
import { Code } from '@contract/base/codes'
import { UPLOAD_MAX_BYTES } from '@contract/base/constants'
import { transactionIdFault, transactionIdOf } from '@contract/rules/recharge'
import { REMARK_MAX } from '@contract/base/text-limits'
import { typedAmount } from '@contract/rules/typed-amount'
import { isRefusal } from '@/services/api-error'
import { newIntent } from '@/services/intent'
import { call } from '@/services/request'
import { PictureList } from '@/hooks/picture-list'
import { toast } from '@/stores/toast'
import { useForm } from '@/hooks/use-form'
import { usePictures } from '@/hooks/use-pictures'
import { t } from '@/locales/t'
import { rechargeProblem, rechargeWords } from '../amount/amount-fault'
import { walletOf, type Wallets } from '../amount/load-wallets'

const newProof = () =>
  new PictureList({
    purpose: 'proof',
    limit: 1,
    tooLarge: () => t('picture.too_large', { size: UPLOAD_MAX_BYTES / 1_048_576 }),
  })

/** The server's error for a sent value, shown until the value changes. */
interface Refused {
  readonly transaction?: string
  readonly proof?: string
}

/** An offline recharge before it is sent [field.record.recharge]. `onSent` follows when the server has it. */
export function useRechargeForm(wallets: Wallets, first: string, onSent: () => void) {
  const proof = usePictures('recharge.proof', newProof)
  const [intent] = useState(newIntent)
  const [refused, setRefused] = useState<Refused>({})

  const form = useForm({
    keep: 'recharge',
    values: { wallet: first, amount: '', transaction_id: '', remark: '', proof: '' },
    rules: {
      amount: (typed, { wallet }) => rechargeProblem(typed, walletOf(wallets, wallet).currency),
      transaction_id: (typed) => {
        const rule = transactionIdFault(typed)
        return rule && { rule }
      },
      remark: (typed) => (typed.length > REMARK_MAX ? { rule: 'max_length', params: { limit: REMARK_MAX } } : null),
      proof: () => (proof.ids.length === 1 ? null : { rule: 'required' }),
    },
    submit: async ({ amount, transaction_id: typed, remark }) => {
      const [sentProof = ''] = proof.ids
      const fields = {
        wallet: wallet.code,
        amount: typedAmount(amount) ?? amount,
        transaction_id: transactionIdOf(typed),
        proof: sentProof,
        ...(remark.trim() === '' ? {} : { remark: remark.trim() }),
      }
      try {
        await call('recharge', fields, { idempotencyKey: intent.key(fields) })
      } catch (error) {
        if (isRefusal(error, Code.transactionExists)) setRefused({ transaction: fields.transaction_id })
        if (isRefusal(error, Code.notFound)) setRefused({ proof: fields.proof })
        throw error
      }
      intent.done()
      begin()
      toast.show(t('recharge.sent'))
      onSent()
    },
  })
  const { values, errors } = form
  const wallet = walletOf(wallets, values.wallet)

  function begin(): void {
    proof.clear()
    for (const field of ['amount', 'transaction_id', 'remark'] as const) form.set(field, '')
  }

  function transactionError(): string | undefined {
    const rule = transactionIdFault(values.transaction_id)
    if (errors.transaction_id && rule === 'format') return t('recharge.transaction_format')
    const used = refused.transaction !== undefined && refused.transaction === transactionIdOf(values.transaction_id)
    return used ? t('recharge.transaction_used') : errors.transaction_id
  }

  function proofError(): string | undefined {
    if (proof.ids.length === 1) return proof.ids[0] === refused.proof ? t('recharge.proof_gone') : undefined
    if (!errors.proof) return undefined
    return proof.busy ? t('recharge.proof_wait') : t('recharge.proof_missing')
  }

  return {
    form,
    proof,
    wallet,
    amountError: errors.amount && rechargeWords(values.amount, wallet.currency),
    transactionError: transactionError(),
    proofError: proofError(),
    /** The amount to send; null while the input is invalid. */
    sum: rechargeProblem(values.amount, wallet.currency) === null ? typedAmount(values.amount) : null,
  }
}
