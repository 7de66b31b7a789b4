import { ReportPage, SHOP_VIEWS } from './report-page'

/** The report of a shop. */
export default function Report() {
  return <ReportPage views={SHOP_VIEWS} forShop />
}
