import { Button } from '../../../kit/button'
import type { Selection } from '../../../kit/lists/selection'
import { useT } from '../../../text/use-t'
import { RETRIED_AT_ONCE } from './use-retry'

interface Props {
  readonly selection: Selection
  readonly isRetrying: boolean
  readonly onRetry: (ids: readonly string[]) => void
}

/** The action for the failed messages that are selected. */
export function RetryActions({ selection, isRetrying, onRetry }: Props) {
  const t = useT()
  const isTooMany = selection.keys.length > RETRIED_AT_ONCE
  return (
    <>
      <span>{t('outbox.selected', { count: selection.keys.length })}</span>
      <Button small busy={isRetrying} disabled={isTooMany} onClick={() => onRetry(selection.keys)}>
        {t('outbox.retry')}
      </Button>
      <Button small kind="quiet" onClick={selection.clear}>
        {t('outbox.unselect')}
      </Button>
      {isTooMany && <span className="dim">{t('outbox.too_many', { count: RETRIED_AT_ONCE })}</span>}
    </>
  )
}
