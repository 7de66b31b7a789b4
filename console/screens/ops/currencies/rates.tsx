import { useState } from 'react'
import type { OpsRate } from '@contract/entities/market/rates'
import { useCall } from '../../../api/use-call'
import { Pager } from '../../../kit/lists/pager'
import { Table, type Column } from '../../../kit/lists/table'
import { LoadStates } from '../../../kit/load-states'
import { useFormats } from '../../../text/format'
import { useT } from '../../../text/use-t'

const PAGE = 10

/** The rates that a currency has had, the newest first. */
export function Rates({ code }: { readonly code: string }) {
  const t = useT()
  const { moment } = useFormats()
  const [page, setPage] = useState(1)
  const query = useCall('opsCurrencyRates', { code, p: page, page_size: PAGE }, { keep: true })
  const columns: readonly Column<OpsRate>[] = [
    { id: 'at', head: t('currencies.since'), isName: true, cell: ({ at }) => moment(at) },
    { id: 'rate', head: t('currencies.rate'), align: 'end', cell: ({ rate }) => rate },
    { id: 'by', head: t('currencies.by'), cell: ({ by_name: by }) => by || '–' },
  ]
  return (
    <section className="rates">
      <h3>{t('currencies.history')}</h3>
      <LoadStates
        query={query}
        isEmpty={({ count }) => count === 0}
        empty={<p className="dim">{t('currencies.no_history')}</p>}
      >
        {({ list, count }) => (
          <>
            <Table
              label={t('currencies.history')}
              columns={columns}
              rows={list}
              keyOf={({ at, rate }) => `${at} ${rate}`}
            />
            <Pager page={page} pageSize={PAGE} count={count} onPage={setPage} />
          </>
        )}
      </LoadStates>
    </section>
  )
}
