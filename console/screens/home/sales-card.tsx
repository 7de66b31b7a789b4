import type { Data } from '@contract/all-calls'
import { Card } from '../../kit/card'
import { Chart } from '../../kit/chart'
import { useFormats } from '../../text/format'
import { useT } from '../../text/use-t'

/** The days of a day's month: `2026-11-22` → 30. */
const daysOf = (day: string) => new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate()

/** The sales of the month, day by day. */
export function SalesCard({ sales: { month, before, by_day: days } }: { readonly sales: Data<'sellerHome'>['sales'] }) {
  const t = useT()
  const { money, day: dayText, count } = useFormats()
  const today = days.at(-1)?.day
  const length = today === undefined ? 1 : daysOf(today)
  return (
    <Card title={t('home.sales')}>
      <p className="home__sum">
        <b>{money(month)}</b>
        <span className="dim">{t('home.last_month', { amount: money(before) })}</span>
      </p>
      <Chart
        label={t('home.by_day')}
        room={length}
        bars={days.map(({ day, amount }) => ({ name: dayText(day), value: Number(amount), text: money(amount) }))}
      />
      <div className="home__days" aria-hidden>
        <small>{count(1)}</small>
        <small>{count(length)}</small>
      </div>
    </Card>
  )
}
