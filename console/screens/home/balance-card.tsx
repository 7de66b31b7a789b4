import { useCall } from '../../api/use-call'
import { LoadStates, Skeleton } from '../../kit/load-states'
import { useFormats } from '../../text/format'
import { useT } from '../../text/use-t'

/** What the shop has earned, and what is held until its orders are completed. */
export function BalanceCard() {
  const t = useT()
  const { money } = useFormats()
  const query = useCall('sellerBalance', {})
  return (
    <section className="card card--ink">
      <h2 className="card__label">{t('home.ready')}</h2>
      <LoadStates query={query} skeleton={<Skeleton lines={2} />}>
        {({ balance, held, currency }) => (
          <>
            <p className="home__sum">
              <b>{money(balance, currency)}</b>
            </p>
            <dl className="facts">
              <dt>{t('home.held')}</dt>
              <dd>{money(held, currency)}</dd>
            </dl>
          </>
        )}
      </LoadStates>
    </section>
  )
}
