import { useEffect, useState } from 'react'
import type { Data } from '@contract/all-calls'
import { useCall } from '../../api/use-call'
import { useMutationOf } from '../../api/use-mutation-of'
import { Badge } from '../../kit/badge'
import { Button } from '../../kit/button'
import { Card } from '../../kit/card'
import { Pager } from '../../kit/lists/pager'
import { LoadStates } from '../../kit/load-states'
import { toast } from '../../kit/over/toast'
import { useT } from '../../text/use-t'
import { RENEWED } from '../orders/renewed'
import { AnswerForm } from './answer-form'
import { Thread } from './thread'

/** How often a page that is looked at asks for new messages: milliseconds. */
const EVERY = 30_000

type Messages = Data<'sellerMessages'>

/** What the shop sees counts as read. An operator who reads along marks nothing: the server sees to that. */
function useRead(orderId: string, messages: Messages | undefined, isOn: boolean): void {
  const { mutate } = useMutationOf('sellerMessagesRead', { renews: RENEWED, silent: true })
  const newest = messages?.p === 1 && messages.unread > 0 ? messages.list[0]?.message_id : undefined
  useEffect(() => {
    if (isOn && newest !== undefined) mutate({ order_id: orderId, message_id: newest })
  }, [isOn, mutate, newest, orderId])
}

/** Says that what the buyer wrote last, such as thanks, waits for no answer. */
function NoAnswer({ orderId, newest }: { readonly orderId: string; readonly newest: string }) {
  const t = useT()
  const mutation = useMutationOf('sellerMessagesRead', {
    renews: ['sellerMessages', ...RENEWED],
    onDone: () => toast(t('messages.noted')),
  })
  return (
    <Button
      small
      busy={mutation.isPending}
      onClick={() => mutation.mutate({ order_id: orderId, message_id: newest, answered: true })}
    >
      {t('messages.no_answer')}
    </Button>
  )
}

interface Props {
  readonly orderId: string
  /** For operators who read along: the order's shop. They answer in its place. */
  readonly shopId?: string
}

/** What the buyer and the shop of an order wrote to each other, and the shop's answer. */
export function MessagesCard({ orderId, shopId }: Props) {
  const t = useT()
  const [page, setPage] = useState(1)
  const fields = { order_id: orderId, p: page, ...(shopId !== undefined && { shop_id: shopId }) }
  const query = useCall('sellerMessages', fields, { keep: true, every: EVERY })
  const isShop = shopId === undefined
  useRead(orderId, query.data, isShop)
  const { unanswered = false, open = false } = query.data ?? {}
  const newest = page === 1 ? query.data?.list[0]?.message_id : undefined
  return (
    <Card title={t('messages.title')} aside={unanswered && <Badge tone="wait">{t('messages.unanswered')}</Badge>}>
      <LoadStates
        query={query}
        isEmpty={({ count }) => count === 0}
        empty={<p className="dim">{t('messages.none')}</p>}
      >
        {({ list, count, page_size: pageSize }) => (
          <>
            {count > pageSize && <Pager label={t('messages.pages')} {...{ page, pageSize, count }} onPage={setPage} />}
            <Thread list={list} />
            {isShop && unanswered && newest !== undefined && <NoAnswer {...{ orderId, newest }} />}
          </>
        )}
      </LoadStates>
      {isShop && open && <AnswerForm orderId={orderId} />}
      {query.data !== undefined && !open && <p className="field__hint">{t('messages.closed')}</p>}
    </Card>
  )
}
