import { useMutationOf } from '../../../api/use-mutation-of'
import { toast } from '../../../kit/over/toast'
import { useT, type T } from '../../../text/use-t'

/** The most messages that one call retries. */
export const RETRIED_AT_ONCE = 50

interface Retried {
  readonly done: readonly string[]
  readonly refused: readonly string[]
}

/** What became of messages that were to be sent again, in words. */
export const retriedText = (t: T, { done, refused }: Retried): string =>
  [
    done.length > 0 && t('outbox.retried', { count: done.length }),
    refused.length > 0 && t('outbox.not_retried', { count: refused.length }),
  ]
    .filter(Boolean)
    .join('. ')

const READS = { opsMailsRetry: 'opsMails', opsDeliveriesRetry: 'opsDeliveries' } as const

/** Queues failed messages again. */
export function useRetry(name: keyof typeof READS, onDone: () => void = () => undefined) {
  const t = useT()
  const mutation = useMutationOf(name, {
    renews: [READS[name], 'opsWebhooks', 'opsAudits'],
    onDone: (data) => {
      toast(retriedText(t, data))
      onDone()
    },
  })
  return { isRetrying: mutation.isPending, retry: (ids: readonly string[]) => mutation.mutate({ ids: [...ids] }) }
}
