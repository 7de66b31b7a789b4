import type { Adjustment } from '@contract/calls/ops/settlement'
import type { OpsRequest } from '@contract/entities/ops'
import type { OpsBrand } from '@contract/entities/market/catalogue'
import type { OpsCardRefund } from '@contract/entities/ops-card-refund'
import type { OpsDispute } from '@contract/entities/ops-dispute'
import { pageOf, useParamsOfList } from '../../../address/params'
import { useCall } from '../../../api/use-call'
import { useFormats } from '../../../text/format'
import { useT } from '../../../text/use-t'
import { givenOrTaken } from '../money/given-or-taken'
import { AdjustmentPane } from './adjustment-pane'
import { BrandPane } from './brand-pane'
import { CardRefundPane } from './card-refund-pane'
import { DisputePane } from './dispute-pane'
import { listingOf, type RequestKind } from './kinds'
import { QueueList, type Brief } from './queue-list'
import { RequestPane } from './request-pane'
import { EVERY_MS } from './use-counts'

const PAGE_SIZE = 20
const OPTIONS = { keep: true, every: EVERY_MS } as const

interface Props {
  readonly keysOn: boolean
}

/** What a request is about, in a few words. */
const titleOf = ({ details, user }: OpsRequest): string =>
  details.shop_name ?? details.product ?? details.increment_id ?? (user.name || user.email)

export function Requests({ kind, keysOn }: Props & { readonly kind: RequestKind }) {
  const t = useT()
  const { money } = useFormats()
  const [params] = useParamsOfList()
  const { call, fields } = listingOf(kind, pageOf(params), PAGE_SIZE)
  // the calls of all kinds take and answer the same
  const query = useCall(call as 'opsApplications', fields, OPTIONS)
  const briefOf = (request: OpsRequest): Brief => ({
    id: request.id,
    since: request.created_at,
    title: titleOf(request),
    ...(request.amount && { amount: money(request.amount.amount, request.amount.currency) }),
  })
  return (
    <QueueList label={t(`queue.kind_${kind}`)} {...{ query, keysOn, briefOf }}>
      {(request, inList) => <RequestPane {...{ kind, request, ...inList }} brief={briefOf(request)} />}
    </QueueList>
  )
}

interface Paid {
  readonly id: string
  readonly created_at: string
  readonly user: { readonly name: string; readonly email: string }
}
const paidBrief = ({ id, created_at: since, user }: Paid, amount: string): Brief => ({
  id,
  since,
  title: user.name || user.email,
  amount,
})

export function CardRefunds({ keysOn }: Props) {
  const t = useT()
  const { money } = useFormats()
  const [params] = useParamsOfList()
  const query = useCall('opsCardRefunds', { state: 'failed', p: pageOf(params), page_size: PAGE_SIZE }, OPTIONS)
  const briefOf = (refund: OpsCardRefund) => paidBrief(refund, money(refund.amount.amount, refund.amount.currency))
  return (
    <QueueList label={t('queue.kind_card_refunds')} {...{ query, keysOn, briefOf }}>
      {(refund, inList) => <CardRefundPane {...{ refund, ...inList }} brief={briefOf(refund)} />}
    </QueueList>
  )
}

export function Disputes({ keysOn }: Props) {
  const t = useT()
  const { money } = useFormats()
  const [params] = useParamsOfList()
  const query = useCall('opsDisputes', { state: 'open', p: pageOf(params), page_size: PAGE_SIZE }, OPTIONS)
  const briefOf = (dispute: OpsDispute) => paidBrief(dispute, money(dispute.amount, dispute.currency))
  return (
    <QueueList label={t('queue.kind_disputes')} {...{ query, keysOn, briefOf }}>
      {(dispute) => <DisputePane dispute={dispute} brief={briefOf(dispute)} />}
    </QueueList>
  )
}

const brandBrief = ({ brand_id: id, updated_at: since, name: title }: OpsBrand): Brief => ({ id, since, title })

export function SuggestedBrands({ keysOn }: Props) {
  const t = useT()
  const [params] = useParamsOfList()
  const query = useCall('opsBrands', { state: 'suggested', p: pageOf(params), page_size: PAGE_SIZE }, OPTIONS)
  return (
    <QueueList label={t('queue.kind_brands')} {...{ query, keysOn }} briefOf={brandBrief}>
      {(brand, inList) => <BrandPane {...{ brand, ...inList }} />}
    </QueueList>
  )
}

export function Adjustments({ keysOn }: Props) {
  const t = useT()
  const { money } = useFormats()
  const [params] = useParamsOfList()
  const fields = { state: 'review', p: pageOf(params), page_size: PAGE_SIZE } as const
  const query = useCall('opsSettlementAdjustments', fields, OPTIONS)
  const briefOf = ({ adjustment_id: id, created_at: since, shop_name: title, amount }: Adjustment): Brief => ({
    id,
    since,
    title,
    amount: givenOrTaken(money, amount),
  })
  return (
    <QueueList label={t('queue.kind_adjustments')} {...{ query, keysOn, briefOf }}>
      {(adjustment, inList) => <AdjustmentPane {...{ adjustment, ...inList }} brief={briefOf(adjustment)} />}
    </QueueList>
  )
}
