import { useState } from 'react'
import type { SellerChange } from '@contract/entities/seller/product'
import { useCall } from '../../../api/use-call'
import { LoadStates } from '../../../kit/load-states'
import { Pager } from '../../../kit/lists/pager'
import { Sheet } from '../../../kit/over/sheet'
import { useFormats } from '../../../text/format'
import { useT } from '../../../text/use-t'
import { actionText } from '../../ops/audit/words'

const LONGEST = 80

/** A value as it stands in the history, short enough for a line. */
function valueText(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? '')
  const bare = text === '""' ? '' : text
  return bare.length > LONGEST ? `${bare.slice(0, LONGEST)}…` : bare
}

function Change({ change: { at, by, action, remark, sku, before, after } }: { readonly change: SellerChange }) {
  const t = useT()
  const { moment } = useFormats()
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return (
    <li className="events__line">
      <span>
        <b>{by.name}</b> {actionText(t, action)} {sku !== undefined && <code>{sku}</code>}{' '}
        <span className="dim">{moment(at)}</span>
        {remark !== '' && <small>{remark}</small>}
        {names.map((name) => (
          <small key={name} className="log__value">
            <code>{name}</code> <s>{valueText(before[name])}</s> → {valueText(after[name])}
          </small>
        ))}
      </span>
    </li>
  )
}

/** Who has changed what of a product, the newest first. */
export default function ProductLog({
  productId,
  onClose,
}: {
  readonly productId: string
  readonly onClose: () => void
}) {
  const t = useT()
  const [page, setPage] = useState(1)
  const query = useCall('sellerProductLog', { product_id: productId, p: page }, { keep: true })
  return (
    <Sheet open onClose={onClose} title={t('editor.log')}>
      <LoadStates
        query={query}
        isEmpty={({ list }) => list.length === 0}
        empty={<p className="dim">{t('stock.log_empty')}</p>}
      >
        {({ list, count, page_size: pageSize }) => (
          <>
            <ol className="events">
              {list.map((change) => (
                <Change key={`${change.at} ${JSON.stringify(change.after)}`} change={change} />
              ))}
            </ol>
            {count > pageSize && <Pager page={page} pageSize={pageSize} count={count} onPage={setPage} />}
          </>
        )}
      </LoadStates>
    </Sheet>
  )
}
