import type { OpsDelivery } from '@contract/entities/ops-webhook'
import { DELIVERY_STATES } from '@contract/base/webhook-events'
import { oneOf, pageOf, useParamsOfList } from '../../../address/params'
import { useCall } from '../../../api/use-call'
import { Button } from '../../../kit/button'
import { EmptyState } from '../../../kit/empty-state'
import { Select } from '../../../kit/fields/select'
import { List } from '../../../kit/lists/list'
import { NothingMatches } from '../../../kit/lists/nothing-matches'
import { useSelection } from '../../../kit/lists/selection'
import type { Column } from '../../../kit/lists/table'
import { useFormats } from '../../../text/format'
import { useT } from '../../../text/use-t'
import { RetryActions } from './retry-actions'
import { Sending } from './sending'
import { StateChips } from './state-chips'
import { useRetry } from './use-retry'

const ANY = 'any'

type NameOf = (webhookId: string) => string

function useColumns(nameOf: NameOf, onRetry: (ids: readonly string[]) => void): readonly Column<OpsDelivery>[] {
  const t = useT()
  const { moment } = useFormats()
  return [
    {
      id: 'event',
      head: t('outbox.event'),
      isName: true,
      cell: ({ event, about, error }) => (
        <>
          <code>{event}</code>
          <small className="dim">
            <code>{about}</code>
          </small>
          {error !== '' && <small className="outbox__error">{error}</small>}
        </>
      ),
    },
    { id: 'webhook', head: t('outbox.webhook'), cell: ({ webhook_id: id }) => nameOf(id) },
    { id: 'state', head: t('outbox.state'), cell: (delivery) => <Sending {...delivery} /> },
    { id: 'created', head: t('outbox.created'), wide: true, cell: ({ created_at: at }) => moment(at) },
    {
      id: 'actions',
      head: t('outbox.retry'),
      bare: true,
      align: 'end',
      cell: ({ retry, id, about }) =>
        retry && (
          <Button small label={t('outbox.retry_named', { name: about })} onClick={() => onRetry([id])}>
            {t('outbox.retry')}
          </Button>
        ),
    },
  ]
}

/** The messages to other programs, with those that were not taken. */
export function Deliveries() {
  const t = useT()
  const [params, change] = useParamsOfList()
  const webhooks = useCall('opsWebhooks', {}).data?.list ?? []
  const state = oneOf(DELIVERY_STATES, params.state)
  const webhook = webhooks.find(({ webhook_id: id }) => id === params.webhook)?.webhook_id
  const fields = { p: pageOf(params), state, webhook_id: webhook }
  const query = useCall('opsDeliveries', fields, { keep: true })
  const selection = useSelection(JSON.stringify([state, webhook]))
  const { retry, isRetrying } = useRetry('opsDeliveriesRetry', selection.clear)
  const nameOf: NameOf = (webhookId) => webhooks.find(({ webhook_id: id }) => id === webhookId)?.name ?? ''
  const columns = useColumns(nameOf, retry)
  return (
    <List
      {...{ query, columns }}
      {...(state === 'failed' && { selection })}
      label={t('outbox.part_deliveries')}
      keyOf={({ id }) => id}
      nameOf={({ about }) => about}
      actions={<RetryActions {...{ selection, isRetrying }} onRetry={retry} />}
      tools={
        <>
          <StateChips state={state} onChange={(next) => change({ state: next })} />
          <Select
            bare
            pill
            label={t('outbox.webhook')}
            value={webhook ?? ANY}
            onChange={(next) => change({ webhook: next === ANY ? undefined : next })}
            choices={[
              { value: ANY, label: t('outbox.any_webhook') },
              ...webhooks.map(({ webhook_id: value, name: label }) => ({ value, label })),
            ]}
          />
        </>
      }
      empty={
        state !== undefined || webhook !== undefined ? (
          <NothingMatches />
        ) : (
          <EmptyState icon="inbox" title={t('outbox.no_deliveries')} text={t('outbox.no_deliveries_text')} />
        )
      }
    />
  )
}
