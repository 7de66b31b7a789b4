import { useRef } from 'react'
import { Link } from 'wouter'
import { addressOf, oneOf, useParamsOfList } from '../../../address/params'
import { cx } from '../../../kit/cx'
import { Skeleton } from '../../../kit/load-states'
import { Page } from '../../../kit/page'
import { Tick } from '../../../kit/fields/tick'
import { useFormats } from '../../../text/format'
import { useT } from '../../../text/use-t'
import { useKeysOn } from './keys'
import { isRequestKind, QUEUE_KINDS, type QueueKind } from './kinds'
import { Adjustments, CardRefunds, Disputes, Requests, SuggestedBrands } from './of-kind'
import { useCounts } from './use-counts'

/** The kind in the address, else the first that has something; that stays, whatever comes in meanwhile. */
function useKind({ of, isSettled }: ReturnType<typeof useCounts>): QueueKind | undefined {
  const [params] = useParamsOfList()
  const first = useRef<QueueKind>()
  if (isSettled) first.current ??= QUEUE_KINDS.find((each) => of[each]) ?? QUEUE_KINDS[0]
  return oneOf(QUEUE_KINDS, params.kind) ?? first.current
}

/** Everything that waits for an operator, kind by kind. */
export default function Queue() {
  const t = useT()
  const formats = useFormats()
  const counts = useCounts()
  const kind = useKind(counts)
  const [keysOn, setKeysOn] = useKeysOn()
  return (
    <Page
      title={t('queue.title')}
      actions={
        <div className="queue__keys">
          <Tick label={t('queue.keys')} checked={keysOn} onChange={setKeysOn} />
          {keysOn && (
            <p className="dim">
              <kbd>J</kbd> <kbd>K</kbd> {t('queue.keys_step')} <kbd>A</kbd> {t('queue.keys_approve')} <kbd>R</kbd>{' '}
              {t('queue.keys_refuse')}
            </p>
          )}
        </div>
      }
    >
      <div className="queue">
        <nav className="card queue__kinds" aria-label={t('queue.kinds')}>
          <ul>
            {QUEUE_KINDS.map((each) => (
              <li key={each}>
                <Link
                  href={addressOf('/queue', { kind: each })}
                  className={cx('queue__link', each === kind && 'queue__link--on')}
                  aria-current={each === kind ? 'page' : undefined}
                >
                  {t(`queue.kind_${each}`)}
                  {(counts.of[each] ?? 0) > 0 && (
                    <span className="queue__count">{formats.count(counts.of[each] ?? 0)}</span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {kind === undefined && <Skeleton />}
        {kind !== undefined && isRequestKind(kind) && <Requests key={kind} kind={kind} keysOn={keysOn} />}
        {kind === 'brands' && <SuggestedBrands keysOn={keysOn} />}
        {kind === 'card_refunds' && <CardRefunds keysOn={keysOn} />}
        {kind === 'disputes' && <Disputes keysOn={keysOn} />}
        {kind === 'adjustments' && <Adjustments keysOn={keysOn} />}
      </div>
    </Page>
  )
}
