import { Link } from 'wouter'
import { addressOf, oneOf, useParamsOfList } from '../../../address/params'
import { cx } from '../../../kit/cx'
import { Page } from '../../../kit/page'
import { useT } from '../../../text/use-t'
import { Deliveries } from './deliveries'
import { Jobs } from './jobs'
import { Mails } from './mails'
import { Webhooks } from './webhooks'

const PARTS = { mails: Mails, webhooks: Webhooks, deliveries: Deliveries, jobs: Jobs } as const
const NAMES = Object.keys(PARTS) as (keyof typeof PARTS)[]

/** What leaves the server by itself, and the workers that send it. */
export default function Outbox() {
  const t = useT()
  const [params] = useParamsOfList()
  const shown = oneOf(NAMES, params.show) ?? 'mails'
  const Part = PARTS[shown]
  return (
    <Page title={t('outbox.title')}>
      <nav className="chips outbox__parts" aria-label={t('outbox.parts')}>
        {NAMES.map((name) => (
          <Link
            key={name}
            href={addressOf('/outbox', { show: name })}
            className={cx('chip', name === shown && 'chip--on')}
            aria-current={name === shown ? 'page' : undefined}
          >
            {t(`outbox.part_${name}`)}
          </Link>
        ))}
      </nav>
      <Part />
    </Page>
  )
}
