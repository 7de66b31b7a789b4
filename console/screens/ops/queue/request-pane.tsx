import { useState } from 'react'
import type { OpsRequest } from '@contract/entities/ops'
import { useCall } from '../../../api/use-call'
import { Facts } from '../../../kit/facts/facts'
import { Tick } from '../../../kit/fields/tick'
import { useFormats } from '../../../text/format'
import { useT } from '../../../text/use-t'
import { DecideForm } from './decide-form'
import { decidingOf, type RequestKind } from './kinds'
import { OrderFacts } from './order-facts'
import { PaneHead } from './pane-head'
import { Papers } from './papers'
import { ProductFacts } from './product-facts'
import type { Brief, InList } from './queue-list'
import { useDecide } from './use-decide'
import { useRead } from './use-read'

/** The fields of a request that are shown as they are; the others lead to what they name. */
const SHOWN = [
  'shop_name',
  'contact_person',
  'address',
  'reason',
  'items',
  'shop_remark',
  'transaction_id',
  'remark',
  'virtual_wallet',
  'bank_name',
  'bank_account_name',
  'bank_account_number',
  'bank_routing_number',
  'sku',
  'qty',
  'note',
] as const

interface Props extends InList {
  readonly kind: RequestKind
  readonly request: OpsRequest
  readonly brief: Brief
}

/** One request with all that its decision needs, and the decision. */
export function RequestPane({ kind, request, brief, onDecided, stillWaits }: Props) {
  const t = useT()
  const { count } = useFormats()
  const [restock, setRestock] = useState(false)
  const { details, files, user, approvals, approvals_needed: needed } = request
  const { order_id: orderId, increment_id: number, shop_id: shopId, product_id: productId, sku } = details
  const isOfProduct = shopId !== undefined && productId !== undefined
  const product = useCall('sellerProduct', { shop_id: shopId, product_id: productId ?? '' }, { enabled: isOfProduct })
  const { version, isChanged } = useRead(product.data?.product.version)
  const { call, fields } = decidingOf(kind)
  // the calls of all kinds take and answer the same
  const mutation = useDecide(call as 'opsRefundsDecide', { isSecond: approvals > 0, onDecided, stillWaits })
  return (
    <>
      <PaneHead brief={brief} user={user} createdAt={request.created_at} />
      {needed > 1 && (
        <p className="bar queue__approvals">
          {t('queue.approvals', { given: count(approvals), count: needed })}
          {request.remark !== '' && <span>{request.remark}</span>}
        </p>
      )}
      <Facts facts={SHOWN.map((name) => [t(`queue.detail_${name}`), details[name]])} />
      <Papers files={files} />
      {orderId && number && <OrderFacts orderId={orderId} number={number} />}
      {isChanged && (
        <p className="bar" role="status">
          {t('queue.changed')}
        </p>
      )}
      {isOfProduct && <ProductFacts query={product} sku={sku} />}
      <DecideForm
        name={brief.title}
        amount={brief.amount}
        toWhom={user.name || user.email}
        busy={mutation.isPending}
        error={mutation.error}
        onDecide={(state, remark) =>
          mutation.mutate(
            fields({
              id: request.id,
              state,
              remark: remark || undefined,
              ...(isOfProduct && { version }),
              ...(kind === 'refunds' && state === 1 && { restock }),
            }),
          )
        }
      >
        {kind === 'refunds' && <Tick label={t('queue.restock')} checked={restock} onChange={setRestock} />}
      </DecideForm>
    </>
  )
}
