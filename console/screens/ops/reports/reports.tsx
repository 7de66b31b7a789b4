import { MARKET_VIEWS, ReportPage } from '../../reports/report-page'
import { SearchesList } from './searches-list'

/** The report of the market. */
export default function Reports() {
  return (
    <ReportPage
      views={MARKET_VIEWS}
      forShop={false}
      other={(_view, { from, until }) => <SearchesList from={from} until={until} />}
    />
  )
}
