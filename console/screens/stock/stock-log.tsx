import { useState } from 'react'
import { Link } from 'wouter'
import { useCall } from '../../api/use-call'
import { LoadStates } from '../../kit/load-states'
import { Pager } from '../../kit/lists/pager'
import { Sheet } from '../../kit/over/sheet'
import { useFormats } from '../../text/format'
import { localised } from '../../text/localised'
import { useLanguage, useT } from '../../text/use-t'
import type { StockRow } from './changes'

const signed = (delta: number, text: string) => (delta > 0 ? `+${text}` : text.replace('-', '−'))

/** Every change of a variant's stock: by hand, by orders, by intakes. */
export function StockLog({ row, onClose }: { readonly row: StockRow; readonly onClose: () => void }) {
  const t = useT()
  const language = useLanguage()
  const formats = useFormats()
  const [page, setPage] = useState(1)
  const query = useCall('sellerStockLog', { sku_id: row.sku_id, p: page }, { keep: true })
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('stock.log_of', { sku: row.sku })}
      subtitle={localised(row, 'name', language)}
    >
      <LoadStates
        query={query}
        isEmpty={({ list }) => list.length === 0}
        empty={<p className="dim">{t('stock.log_empty')}</p>}
      >
        {({ list, count, count_more: more, page_size: pageSize }) => (
          <>
            <ul className="events">
              {list.map(({ at, delta, stock, kind, note, by, order_id }) => (
                <li key={`${at} ${kind} ${delta} ${order_id ?? ''}`} className="events__line">
                  <span>
                    {order_id === null ? (
                      t(`stock.kind_${kind}`)
                    ) : (
                      <Link href={`/orders/${order_id}`} className="link">
                        {t(`stock.kind_${kind}`)}
                      </Link>
                    )}
                    {(by !== '' || note !== '') && (
                      <small className="dim">{[by, note].filter(Boolean).join(' · ')}</small>
                    )}
                    <small className="dim">{formats.moment(at)}</small>
                  </span>
                  <span className="events__end">
                    <b>{signed(delta, formats.count(delta))}</b>
                    <small className="dim">{t('stock.after', { count: formats.count(stock) })}</small>
                  </span>
                </li>
              ))}
            </ul>
            {count > pageSize && <Pager page={page} pageSize={pageSize} count={count} more={more} onPage={setPage} />}
          </>
        )}
      </LoadStates>
    </Sheet>
  )
}
