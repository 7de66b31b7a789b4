import { Link } from 'wouter'
import type { StatementMonth } from '@contract/calls/seller/settlement'
import { useCall } from '../../api/use-call'
import { Badge } from '../../kit/badge'
import { Card } from '../../kit/card'
import { EmptyState } from '../../kit/empty-state'
import { Table, type Column } from '../../kit/lists/table'
import { LoadStates } from '../../kit/load-states'
import { Page } from '../../kit/page'
import { useFormats } from '../../text/format'
import { useLanguage, useT } from '../../text/use-t'
import { earned } from './amounts'
import { Amount } from './lines'
import { lastDayText, monthText } from './month'

function useColumns(): readonly Column<StatementMonth>[] {
  const t = useT()
  const language = useLanguage()
  const { count } = useFormats()
  return [
    {
      id: 'month',
      head: t('statements.month'),
      isName: true,
      cell: ({ month, closed }) => (
        <span className="badges">
          <Link href={`/statements/${month}`}>{monthText(language, month)}</Link>
          {!closed && <Badge tone="wait">{t('statements.runs_until', { day: lastDayText(language, month) })}</Badge>}
        </span>
      ),
    },
    { id: 'orders', head: t('statements.orders'), align: 'end', cell: ({ orders }) => count(orders) },
    { id: 'earned', head: t('statements.earned'), align: 'end', cell: (month) => <Amount amount={earned(month)} /> },
    { id: 'paid', head: t('statements.kind_payout'), align: 'end', cell: ({ payout }) => <Amount amount={payout} /> },
    {
      id: 'closing',
      head: t('statements.closing'),
      align: 'end',
      cell: ({ closing }) => <Amount amount={closing} isSum />,
    },
  ]
}

/** The statements of a shop: every month in which its money moved. */
export default function Statements() {
  const t = useT()
  const query = useCall('sellerStatements', {})
  const columns = useColumns()
  return (
    <Page title={t('statements.title')} subtitle={t('statements.subtitle')}>
      <Card flush>
        <LoadStates
          query={query}
          isEmpty={({ list }) => list.length === 0}
          empty={<EmptyState icon="fileText" title={t('statements.none')} text={t('statements.none_text')} />}
        >
          {({ list }) => (
            <Table label={t('statements.title')} columns={columns} rows={list} keyOf={({ month }) => month} />
          )}
        </LoadStates>
      </Card>
    </Page>
  )
}
