import { useQueryClient } from '@tanstack/react-query'
import { Code } from '@contract/base/codes'
import { isRefusedFor, type ApiError } from '../../../api/api-error'
import { useMutationOf } from '../../../api/use-mutation-of'
import { toast, toastFailure } from '../../../kit/over/toast'
import { useT } from '../../../text/use-t'
import type { InList } from './queue-list'

type DecidingCall =
  | 'opsRefundsDecide'
  | 'opsCardRefundRetry'
  | 'opsCardRefundToWallet'
  | 'opsBrandDecide'
  | 'opsSettlementAdjustDecide'

/** What the server says where somebody else was faster. */
const isOver = (error: ApiError): boolean =>
  [Code.notFound, Code.returnCancelled].some((code) => code === error.code) || isRefusedFor(error, 'not_allowed')

/** What can be edited while it is decided about: it is read again. */
const EDITED = ['sellerProduct', 'opsBrands'] as const

interface Options extends InList {
  /** One operator has approved already: it takes another one. */
  readonly isSecond?: boolean
  /** What is said to the one who may not decide; default: that this operator has approved already. */
  readonly another?: string
}

/**
 * Decides one that waits. Where somebody else has decided it meanwhile, the list is read again and says so; where it
 * still waits, the refusal has another reason, which is said.
 */
export function useDecide<N extends DecidingCall>(
  name: N,
  { isSecond = false, another, onDecided, stillWaits }: Options,
) {
  const t = useT()
  const client = useQueryClient()
  const explain = async (error: ApiError) => {
    if (!(await stillWaits())) return
    if (isSecond && isRefusedFor(error, 'not_allowed')) toast(another ?? t('queue.needs_another'))
    else toastFailure(error)
  }
  return useMutationOf(name, {
    renews: [
      'opsApplications',
      'opsRefunds',
      'opsRecharges',
      'opsWithdrawals',
      'opsStorage',
      'opsCardRefunds',
      'opsBrands',
      'opsQueue',
      'opsSetup',
      'opsSettlementAdjustments',
      'opsShops',
      'opsOrders',
      'opsAudits',
    ],
    onDone: () => {
      toast(t('queue.decided'))
      onDecided()
    },
    silent: (error) => {
      if (isRefusedFor(error, 'changed')) for (const each of EDITED) void client.invalidateQueries({ queryKey: [each] })
      if (!isOver(error)) return false
      void explain(error)
      return true
    },
  })
}
