import type { UseQueryResult } from '@tanstack/react-query'
import type { Report } from '@contract/entities/report'
import type { ApiError } from '../../api/api-error'
import { Card } from '../../kit/card'
import { Chart } from '../../kit/chart'
import { Facts } from '../../kit/facts/facts'
import { SaveTable } from '../../kit/lists/save-table'
import { LoadStates } from '../../kit/load-states'
import { useFormats } from '../../text/format'
import { useT } from '../../text/use-t'
import { FunnelSteps } from './funnel-steps'

/** Noon, so that the day is the same in each zone. */
const noon = (day: string) => `${day}T12:00:00`

function Sums({ report: { total } }: { readonly report: Report }) {
  const t = useT()
  const { count, money } = useFormats()
  const sums = [
    [t('reports.net'), money(total.net)],
    [t('reports.orders'), count(total.orders)],
    [t('reports.pieces'), count(total.pieces)],
    [t('reports.refunded'), money(total.refunded)],
  ] as const
  return (
    <dl className="report__sums">
      {sums.map(([name, value]) => (
        <div key={name} className="card">
          <dt className="dim">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Days({ report, ...saved }: { readonly report: Report } & Saved) {
  const t = useT()
  const { day, money } = useFormats()
  const { days, from, until } = report
  return (
    <Card title={t('reports.by_day')} aside={<SaveTable small {...saved} />}>
      <Chart
        label={t('reports.by_day')}
        bars={days.map((each) => ({ name: day(noon(each.day)), value: Number(each.sales), text: money(each.sales) }))}
      />
      <p className="report__ends dim">
        <span>{day(noon(from))}</span>
        <span>{day(noon(until))}</span>
      </p>
      <p className="dim">{t('reports.definition')}</p>
    </Card>
  )
}

function Paid({ report: { paid, shipping } }: { readonly report: Report }) {
  const t = useT()
  const { money } = useFormats()
  return (
    <Card title={t('reports.paid_in')}>
      {paid.length === 0 && <p className="dim">{t('reports.none')}</p>}
      <Facts
        facts={[
          ...paid.map(
            ({ currency, orders, amount }) =>
              [currency, `${money(amount, currency)} · ${t('reports.paid_orders', { count: orders })}`] as const,
          ),
          ...(paid.length > 0 ? [[t('reports.shipping'), money(shipping)] as const] : []),
        ]}
      />
    </Card>
  )
}

interface Saved {
  readonly list: 'opsReport' | 'sellerReport'
  readonly fields: Readonly<Record<string, unknown>>
}

/** The sums of a period, its days, and how far its orders have come. */
export function Overview({ query, ...saved }: { readonly query: UseQueryResult<Report, ApiError> } & Saved) {
  return (
    <LoadStates query={query}>
      {(report) => (
        <div className="report" aria-busy={query.isPlaceholderData}>
          <Sums report={report} />
          <Days report={report} {...saved} />
          <div className="report__halves">
            <FunnelSteps funnel={report.funnel} />
            <Paid report={report} />
          </div>
        </div>
      )}
    </LoadStates>
  )
}
