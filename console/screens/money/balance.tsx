import { Link } from 'wouter'
import { useCall } from '../../api/use-call'
import { Card } from '../../kit/card'
import { Table } from '../../kit/lists/table'
import { LoadStates } from '../../kit/load-states'
import { Page } from '../../kit/page'
import { useSession } from '../../session/use-session'
import { useT } from '../../text/use-t'
import { BalanceCard } from './balance-card'
import { useLineColumns } from './lines'
import { Payouts } from './payouts'
import { TermsCard } from './terms-card'

/** What a shop has earned, what is held for it, and what was paid out. */
export default function Balance() {
  const t = useT()
  const query = useCall('sellerBalance', {}, { every: 60_000 })
  const columns = useLineColumns(true)
  const isSeller = useSession()?.role === 'seller'
  return (
    <Page title={t('balance.title')}>
      <LoadStates query={query}>
        {(data) => (
          <div className="columns columns--money">
            <div>
              <Card
                flush
                title={t('balance.newest')}
                aside={
                  <Link href="/statements" className="link">
                    {t('balance.all_statements')}
                  </Link>
                }
              >
                {data.last.length === 0 ? (
                  <p className="dim money__none">{t('statements.none_text')}</p>
                ) : (
                  <Table
                    label={t('balance.newest')}
                    columns={columns}
                    rows={data.last}
                    keyOf={({ line_id: id }) => id}
                  />
                )}
              </Card>
              {isSeller && <Payouts />}
            </div>
            <div>
              <BalanceCard of={data} />
              <TermsCard terms={data.terms} />
            </div>
          </div>
        )}
      </LoadStates>
    </Page>
  )
}
