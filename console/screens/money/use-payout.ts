import { Code } from '@contract/base/codes'
import type { Data, Fields } from '@contract/all-calls'
import type { FieldError } from '@contract/base/envelope'
import { useMutationOf } from '../../api/use-mutation-of'
import { accountChange, type AccountDraft, type Target } from './payout-draft'

interface Asked {
  readonly payout: Fields<'sellerPayout'>
  /** A new account, which the profile keeps first. */
  readonly account: AccountDraft | null
}

interface Options {
  readonly onDone: (paid: Data<'sellerPayout'>) => void
  /** The profile has the new account, whatever becomes of the payout. */
  readonly onAccount: () => void
  readonly onTooMuch: () => void
}

const isElsewhere = (to: Target): to is Exclude<Target, 'wallet'> => to !== 'wallet'

/** Keeps a new account in the profile, then asks for the payout; both with the password. */
export function usePayout({ onDone, onAccount, onTooMuch }: Options) {
  const pay = useMutationOf('sellerPayout', {
    renews: ['sellerBalance', 'sellerStatements', 'sellerStatement', 'getUserBalance', 'transactionDetails'],
    onDone,
    silent: ({ code }) => {
      if (code !== Code.balanceInsufficient) return false
      onTooMuch()
      return true
    },
  })
  const keep = useMutationOf('updateUser', { renews: ['getUserinfo'] })
  const ask = ({ payout, account }: Asked) => {
    const { to, password } = payout
    if (pay.isPending || keep.isPending) return
    if (account === null || !isElsewhere(to)) {
      keep.reset()
      pay.mutate(payout)
      return
    }
    pay.reset()
    const onSuccess = () => {
      onAccount()
      pay.mutate(payout)
    }
    keep.mutate({ ...accountChange(to, account), password }, { onSuccess })
  }
  const errors: readonly FieldError[] = [...(keep.error?.errors ?? []), ...(pay.error?.errors ?? [])]
  return { ask, errors, isPending: pay.isPending || keep.isPending }
}
