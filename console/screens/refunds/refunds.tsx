import { useState } from 'react'
import { Link } from 'wouter'
import type { SellerRefund } from '@contract/calls/seller/refunds'
import { SELLER_REFUND_STATES, type SellerRefundState } from '@contract/base/refund-constants'
import { oneOf, pageOf, useParamsOfList } from '../../address/params'
import { useCall } from '../../api/use-call'
import { Badge, type Tone } from '../../kit/badge'
import { Button } from '../../kit/button'
import { Chips } from '../../kit/lists/chips'
import { EmptyState } from '../../kit/empty-state'
import { List } from '../../kit/lists/list'
import { NothingMatches } from '../../kit/lists/nothing-matches'
import { Page } from '../../kit/page'
import type { Column } from '../../kit/lists/table'
import { useFormats } from '../../text/format'
import { localised } from '../../text/localised'
import { useLanguage, useT } from '../../text/use-t'
import { AnswerSheet } from './answer-sheet'

const TONES: Readonly<Record<SellerRefundState, Tone>> = {
  waiting: 'wait',
  with_operators: 'news',
  approved: 'good',
  refused: 'bad',
  withdrawn: 'calm',
}
const SHOWN = ['all', ...SELLER_REFUND_STATES] as const

function useColumns(onOpen: (refund: SellerRefund) => void): readonly Column<SellerRefund>[] {
  const t = useT()
  const language = useLanguage()
  const { money, moment } = useFormats()
  return [
    {
      id: 'order',
      head: t('orders.order'),
      isName: true,
      cell: ({ order_id: id, increment_id: number, buyer }) => (
        <>
          <Link href={`/orders/${id}`}>{number}</Link>
          {buyer !== null && <small className="dim">{buyer}</small>}
        </>
      ),
    },
    {
      id: 'goods',
      head: t('orders.goods'),
      cell: ({ items, reason }) => (
        <>
          {items.map((item) => `${item.qty} × ${localised(item, 'name', language)}`).join(', ')}
          <small className="dim">{reason}</small>
        </>
      ),
    },
    { id: 'amount', head: t('refunds.amount'), align: 'end', cell: ({ amount }) => money(amount) },
    {
      id: 'state',
      head: t('orders.state'),
      cell: ({ state, answer_until: until, created_at: at }) => (
        <>
          <Badge tone={TONES[state]}>{t(`refunds.state_${state}`)}</Badge>
          <small className="dim">{until === null ? moment(at) : t('refunds.until', { time: moment(until) })}</small>
        </>
      ),
    },
    {
      id: 'actions',
      head: t('refunds.answer'),
      bare: true,
      align: 'end',
      cell: (refund) => {
        const words = t(refund.actions.length > 0 ? 'refunds.answer' : 'refunds.look')
        return (
          <Button small label={`${words} ${refund.increment_id}`} onClick={() => onOpen(refund)}>
            {words}
          </Button>
        )
      },
    },
  ]
}

/** What buyers want their money back for, and the shop's answers. */
export default function Refunds() {
  const t = useT()
  const formats = useFormats()
  const [params, change] = useParamsOfList()
  const [open, setOpen] = useState<SellerRefund | null>(null)
  const state = oneOf(SHOWN, params.state) ?? 'all'
  const asked = { p: pageOf(params), state: state === 'all' ? undefined : state }
  const query = useCall('sellerRefunds', asked, { keep: true, every: 60_000 })
  const columns = useColumns(setOpen)
  const { waiting } = query.data ?? {}
  return (
    <Page title={t('refunds.title')}>
      <List
        {...{ query, columns }}
        label={t('refunds.title')}
        keyOf={(refund) => refund.refund_id}
        tools={
          <Chips
            label={t('common.filter')}
            value={state}
            onChange={(next) => change({ state: next === 'all' ? undefined : next })}
            chips={SHOWN.map((each) => ({
              value: each,
              label: each === 'all' ? t('common.all') : t(`refunds.state_${each}`),
              ...(each === 'waiting' && waiting !== undefined && { count: formats.count(waiting) }),
            }))}
          />
        }
        empty={
          state === 'all' ? (
            <EmptyState icon="undo" title={t('refunds.none')} text={t('refunds.none_text')} />
          ) : (
            <NothingMatches />
          )
        }
      />
      {open && <AnswerSheet refund={open} onClose={() => setOpen(null)} />}
    </Page>
  )
}
