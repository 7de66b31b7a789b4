import { useState } from 'react'
import { useCall } from '../../api/use-call'
import { Badge } from '../../kit/badge'
import { LoadStates } from '../../kit/load-states'
import { Pager } from '../../kit/lists/pager'
import { Sheet } from '../../kit/over/sheet'
import { useFormats } from '../../text/format'
import { useT } from '../../text/use-t'

const STATES = { '-1': ['bad', 'stock.intake_refused'], 0: ['wait', 'stock.intake_waits'], 1: ['good', 'stock.intake_done'] } as const // oxfmt-ignore

/** What the shop asked operators to add to its stock, and what became of it. */
export function Intakes({ onClose }: { readonly onClose: () => void }) {
  const t = useT()
  const { count: asText, moment } = useFormats()
  const [page, setPage] = useState(1)
  const query = useCall('shopRequests', { type: 300, p: page }, { keep: true })
  return (
    <Sheet open onClose={onClose} title={t('stock.intakes')}>
      <LoadStates
        query={query}
        isEmpty={({ list }) => list.length === 0}
        empty={<p className="dim">{t('stock.intakes_none')}</p>}
      >
        {({ list, count, count_more: more, page_size: pageSize }) => (
          <>
            <ul className="events">
              {list.map(({ id, sku, name_en: name, qty, note, state, remark, created_at: at }) => {
                const [tone, words] = STATES[state as -1 | 0 | 1]
                return (
                  <li key={id} className="events__line">
                    <span>
                      {[name, sku].filter(Boolean).join(' · ')}
                      {(note !== '' || remark !== '') && (
                        <small className="dim">{[note, remark].filter(Boolean).join(' · ')}</small>
                      )}
                      <small className="dim">{moment(at)}</small>
                    </span>
                    <span className="badges">
                      <b>{`+${asText(qty ?? 0)}`}</b>
                      <Badge tone={tone}>{t(words)}</Badge>
                    </span>
                  </li>
                )
              })}
            </ul>
            {count > pageSize && <Pager page={page} pageSize={pageSize} count={count} more={more} onPage={setPage} />}
          </>
        )}
      </LoadStates>
    </Sheet>
  )
}
