import { useState } from 'react'
import { PAYOUT_TARGETS } from '@contract/base/settlement-constants'
import { BASE_CURRENCY } from '@contract/base/constants'
import type { UserInfo, WalletBalance } from '@contract/entities/user'
import { SECOND_APPROVAL_OVER, smallestSum } from '@contract/rules/withdrawal'
import { useMutationOf } from '../../api/use-mutation-of'
import { Button } from '../../kit/button'
import { TextField } from '../../kit/fields/field'
import { MoneyField } from '../../kit/fields/money-field'
import { Select } from '../../kit/fields/select'
import { Sheet } from '../../kit/over/sheet'
import { toast } from '../../kit/over/toast'
import { errorsAt } from '../../text/failure'
import { useFormats } from '../../text/format'
import { useT, type T } from '../../text/use-t'
import { AccountFields } from './account-fields'
import { isKnown, neededField, NO_ACCOUNT, payoutFault, type AccountDraft, type Target } from './payout-draft'
import { usePayout } from './use-payout'

interface Props {
  /** USD. */
  readonly balance: string
  readonly user: UserInfo
  readonly wallets: readonly WalletBalance[]
  readonly onClose: () => void
}

/** What becomes of a request, and who decides about it. */
function Steps({ to }: { readonly to: Target }) {
  const t = useT()
  const { money } = useFormats()
  return (
    <ol className="payout__steps">
      <li>{t('balance.step_wallet')}</li>
      {to !== 'wallet' && (
        <>
          <li>{t('balance.step_check')}</li>
          <li>{t('balance.step_two', { limit: money(SECOND_APPROVAL_OVER) })}</li>
          <li>{t('balance.step_back')}</li>
        </>
      )}
    </ol>
  )
}

function Password({
  hasOne,
  ...field
}: {
  readonly hasOne: boolean
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (text: string) => void
}) {
  const t = useT()
  const code = useMutationOf('confirmSendCode', { onDone: () => toast(t('balance.code_sent')) })
  if (hasOne) {
    return (
      <TextField
        {...field}
        type="password"
        autoComplete="current-password"
        label={t('balance.password')}
        hint={t('balance.password_hint')}
      />
    )
  }
  return (
    <>
      <TextField {...field} inputMode="numeric" autoComplete="one-time-code" label={t('balance.code')} />
      <Button small busy={code.isPending} onClick={() => code.mutate({})}>
        {t('balance.send_code')}
      </Button>
    </>
  )
}

/** What is wrong with an amount, in words. */
function amountText(t: T, amount: string, balance: string, most: string): string | undefined {
  const fault = payoutFault(amount, balance)
  if (fault === null) return undefined
  if (fault === 'over') return t('balance.too_much', { amount: most })
  return t(`rules.${fault}`, { limit: smallestSum(BASE_CURRENCY) })
}

/** Asks to be paid out: how much, to which wallet, and where from there. */
export function PayoutSheet({ balance, user, wallets, onClose }: Props) {
  const t = useT()
  const { money } = useFormats()
  const [amount, setAmount] = useState(balance)
  const [wallet, setWallet] = useState(
    (wallets.find(({ currency }) => currency === BASE_CURRENCY) ?? wallets[0])?.code ?? '',
  )
  const [to, setTo] = useState<Target>('bank')
  const [typed, setTyped] = useState<AccountDraft | null>(null)
  const [password, setPassword] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [isTooMuch, setTooMuch] = useState(false)
  const account = typed ?? (isKnown(user, to) ? null : NO_ACCOUNT)
  const payout = usePayout({
    onDone: ({ record, withdrawal }) => {
      const paid = money(record.amount, record.currency)
      toast(t(withdrawal === null ? 'balance.done_wallet' : 'balance.done_asked', { amount: paid }))
      onClose()
    },
    onAccount: () => setTyped(null),
    onTooMuch: () => setTooMuch(true),
  })
  const found = errorsAt(t, payout.errors)
  const needed = neededField(to)
  const missing = (text: string) => (isAsked && text.trim() === '' ? t('rules.required') : undefined)
  const amountError = isTooMuch
    ? t('balance.too_much_now')
    : ((isAsked ? amountText(t, amount, balance, money(balance)) : undefined) ?? found('amount'))
  const ask = () => {
    setAsked(true)
    setTooMuch(false)
    const isAccountThere = account === null || needed === null || account[needed].trim() !== ''
    if (payoutFault(amount, balance) !== null || password === '' || !isAccountThere) return
    payout.ask({ payout: { wallet, amount, to, password }, account: needed === null ? null : account })
  }
  const isForeign = wallets.find(({ code }) => code === wallet)?.currency !== BASE_CURRENCY
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('balance.pay_out')}
      subtitle={t('balance.most', { amount: money(balance) })}
      onSubmit={ask}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button kind="main" type="submit" busy={payout.isPending}>
            {t('balance.ask')}
          </Button>
        </>
      }
    >
      <MoneyField
        label={t('balance.amount_in', { currency: BASE_CURRENCY })}
        value={amount}
        onChange={(next) => {
          setAmount(next)
          setTooMuch(false)
        }}
        error={amountError}
      />
      <Select
        label={t('balance.where')}
        choices={PAYOUT_TARGETS.map((value) => ({ value, label: t(`balance.to_${value}`) }))}
        value={to}
        onChange={(next) => {
          setTo(next)
          setTyped(null)
        }}
        error={found('to')}
      />
      {to !== 'wallet' && (
        <AccountFields
          {...{ to, user }}
          draft={account}
          onChange={(changes) => setTyped({ ...(account ?? NO_ACCOUNT), ...changes })}
          errorAt={(field) => (field === needed ? missing(account?.[needed] ?? '') : undefined) ?? found(field)}
        />
      )}
      {wallets.length > 1 && (
        <Select
          label={t('balance.wallet')}
          hint={isForeign && t('balance.exchange')}
          choices={wallets.map(({ code, name }) => ({ value: code, label: name }))}
          value={wallet}
          onChange={setWallet}
        />
      )}
      <Password
        hasOne={user.has_password !== false}
        value={password}
        onChange={setPassword}
        error={missing(password) ?? found('password')}
      />
      <Steps to={to} />
    </Sheet>
  )
}
