import type { ReactNode } from 'react'
import { useParamsOfList, oneOf } from '../../address/params'
import { useCall } from '../../api/use-call'
import { Chips } from '../../kit/lists/chips'
import { Page } from '../../kit/page'
import { errorsAt } from '../../text/failure'
import { useT } from '../../text/use-t'
import { IdleList } from './idle-list'
import { Overview } from './overview'
import { dayIn, periodOf, zoneHere, type Period } from './period'
import { PeriodChoice } from './period-choice'
import { SalesList } from './sales-list'

export const SHOP_VIEWS = ['overview', 'product', 'category', 'idle'] as const
export const MARKET_VIEWS = ['overview', 'shop', 'product', 'category', 'idle', 'searches'] as const
type View = (typeof MARKET_VIEWS)[number]

interface Props {
  readonly views: readonly View[]
  /** Of the shop that is worked for; otherwise of all shops. */
  readonly forShop: boolean
  /** The views that only one of the two screens has. */
  readonly other?: (view: View, period: Period) => ReactNode
}

/** Sales, what lies, and how far orders come, in a period that is part of the address [console.reports]. */
export function ReportPage({ views, forShop, other }: Props) {
  const t = useT()
  const [params, change] = useParamsOfList()
  const zone = zoneHere()
  const period = periodOf(params, dayIn(zone, new Date()))
  const fields = { from: period.from, until: period.until, zone }
  const view = oneOf(views, params.view) ?? 'overview'
  const list = forShop ? 'sellerReport' : 'opsReport'
  const query = useCall(list, fields, { keep: true, enabled: view !== 'idle' })
  const errorAt = errorsAt(t, query.error?.errors ?? [])
  const content = () => {
    if (view === 'overview') return <Overview {...{ query, list, fields }} />
    if (view === 'idle') return <IdleList forShop={forShop} />
    if (view === 'searches') return other?.(view, period)
    return <SalesList by={view} forShop={forShop} period={fields} />
  }
  return (
    <Page title={t('reports.title')} subtitle={t('reports.zone', { zone })}>
      <div className="report__tools">
        <Chips
          label={t('reports.view')}
          value={view}
          onChange={(next) => change({ view: next === 'overview' ? undefined : next })}
          chips={views.map((each) => ({ value: each, label: t(`reports.view_${each}`) }))}
        />
        {view !== 'idle' && <PeriodChoice {...{ period, errorAt }} />}
      </div>
      {content()}
    </Page>
  )
}
