import { useParams } from 'wouter'
import { go } from '../../address/hash'
import { pageOf, useParamsOfList } from '../../address/params'
import { useCall } from '../../api/use-call'
import { Badge } from '../../kit/badge'
import { EmptyState } from '../../kit/empty-state'
import { Select } from '../../kit/fields/select'
import { List } from '../../kit/lists/list'
import { LoadStates } from '../../kit/load-states'
import { Page } from '../../kit/page'
import { useLanguage, useT } from '../../text/use-t'
import { BalanceCard } from './balance-card'
import { useLineColumns } from './lines'
import { isMonth, lastDayText, monthText } from './month'
import { MonthSums } from './month-sums'
import { StatementFiles } from './statement-files'

/** The months that there are; the one that is looked at leads to the others. */
function MonthChoice({ month }: { readonly month: string }) {
  const t = useT()
  const language = useLanguage()
  const { data } = useCall('sellerStatements', {})
  const months = data?.list.map((each) => each.month) ?? [month]
  return (
    <Select
      bare
      pill
      label={t('statements.month')}
      value={month}
      onChange={(next) => void go(`/statements/${next}`)}
      choices={(months.includes(month) ? months : [month, ...months]).map((value) => ({
        value,
        label: monthText(language, value),
      }))}
    />
  )
}

function Month({ month }: { readonly month: string }) {
  const t = useT()
  const language = useLanguage()
  const [params] = useParamsOfList()
  const query = useCall('sellerStatement', { month, p: pageOf(params) }, { keep: true })
  const balance = useCall('sellerBalance', {})
  const columns = useLineColumns()
  const statement = query.data?.statement
  const isGone = query.error !== null && !query.data
  return (
    <Page
      title={t('statements.one')}
      back={{ href: '/statements', label: t('statements.title') }}
      beside={
        <>
          <MonthChoice month={month} />
          {statement?.closed === false && (
            <Badge tone="wait">{t('statements.runs_until', { day: lastDayText(language, month) })}</Badge>
          )}
        </>
      }
      actions={!isGone && <StatementFiles month={month} />}
    >
      <div className="columns columns--money">
        <div>
          <List
            {...{ query, columns }}
            label={t('statements.lines')}
            keyOf={({ line_id: id }) => id}
            empty={<EmptyState icon="fileText" title={t('statements.none')} text={t('statements.none_text')} />}
          />
          <p className="dim money__note">{t('statements.note')}</p>
        </div>
        <div>
          {!isGone && <LoadStates query={query}>{({ statement: of }) => <MonthSums of={of} />}</LoadStates>}
          {balance.data && <BalanceCard of={balance.data} />}
        </div>
      </div>
    </Page>
  )
}

/** The statement of a shop for a month: every line, its sums, and both as a file. */
export default function Statement() {
  const t = useT()
  const { month } = useParams()
  if (isMonth(month)) return <Month month={month} />
  return (
    <Page title={t('statements.one')} back={{ href: '/statements', label: t('statements.title') }}>
      <EmptyState icon="search" title={t('common.not_found')} />
    </Page>
  )
}
