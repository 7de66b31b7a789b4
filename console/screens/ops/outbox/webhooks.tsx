import { useState } from 'react'
import { Link } from 'wouter'
import type { OpsWebhook } from '@contract/entities/ops-webhook'
import { addressOf } from '../../../address/params'
import { useCall } from '../../../api/use-call'
import { useMutationOf } from '../../../api/use-mutation-of'
import { Button } from '../../../kit/button'
import { Card } from '../../../kit/card'
import { EmptyState } from '../../../kit/empty-state'
import { Table, type Column } from '../../../kit/lists/table'
import { LoadStates } from '../../../kit/load-states'
import { confirm } from '../../../kit/over/confirm'
import { toast } from '../../../kit/over/toast'
import { useFormats } from '../../../text/format'
import { useT } from '../../../text/use-t'
import { SecretSheet, type Secret } from './secret-sheet'
import { WebhookSheet } from './webhook-sheet'

const messagesOf = (webhook: string, state?: 'failed') => addressOf('/outbox', { show: 'deliveries', webhook, state })

function useColumns(onChange: (webhook: OpsWebhook) => void, onRemove: (webhook: OpsWebhook) => void) {
  const t = useT()
  const { count, moment } = useFormats()
  const columns: readonly Column<OpsWebhook>[] = [
    {
      id: 'name',
      head: t('outbox.name'),
      isName: true,
      cell: ({ webhook_id: id, name, url }) => (
        <>
          <Link href={messagesOf(id)}>{name}</Link>
          <small className="dim outbox__url">{url}</small>
        </>
      ),
    },
    {
      id: 'events',
      head: t('outbox.events'),
      wide: true,
      cell: ({ events }) => t('outbox.event_count', { count: events.length }),
    },
    { id: 'queued', head: t('outbox.state_queued'), align: 'end', cell: ({ queued }) => count(queued) },
    {
      id: 'failed',
      head: t('outbox.state_failed'),
      align: 'end',
      cell: ({ webhook_id: id, failed }) =>
        failed === 0 ? count(failed) : <Link href={messagesOf(id, 'failed')}>{count(failed)}</Link>,
    },
    {
      id: 'sent',
      head: t('outbox.last_sent'),
      cell: ({ sent_at: at }) => (at === null ? t('outbox.never') : moment(at)),
    },
    {
      id: 'actions',
      head: t('outbox.actions'),
      bare: true,
      align: 'end',
      cell: (webhook) => (
        <span className="order-actions">
          <Button small label={t('outbox.change_named', { name: webhook.name })} onClick={() => onChange(webhook)}>
            {t('outbox.change')}
          </Button>
          <Button
            small
            icon="trash"
            label={t('outbox.remove_named', { name: webhook.name })}
            onClick={() => onRemove(webhook)}
          />
        </span>
      ),
    },
  ]
  return columns
}

/** The programs that are sent events, with what waits for them. */
export function Webhooks() {
  const t = useT()
  const [open, setOpen] = useState<OpsWebhook | 'new' | null>(null)
  const [secret, setSecret] = useState<Secret | null>(null)
  const query = useCall('opsWebhooks', {})
  const removal = useMutationOf('opsWebhookRemove', {
    renews: ['opsWebhooks', 'opsDeliveries', 'opsAudits'],
    onDone: () => toast(t('outbox.removed')),
  })
  const remove = async ({ webhook_id, name }: OpsWebhook) => {
    const question = { title: t('outbox.remove_title', { name }), text: t('outbox.remove_text') }
    if (await confirm({ ...question, yes: t('outbox.remove'), isDanger: true })) removal.mutate({ webhook_id })
  }
  const columns = useColumns(setOpen, (webhook) => void remove(webhook))
  const add = (
    <Button kind="main" icon="plus" onClick={() => setOpen('new')}>
      {t('outbox.add')}
    </Button>
  )
  return (
    <>
      <Card flush>
        <div className="tools">
          <p className="dim">{t('outbox.webhooks_text')}</p>
          {query.data && query.data.list.length > 0 && add}
        </div>
        <LoadStates
          query={query}
          isEmpty={({ list }) => list.length === 0}
          empty={
            <EmptyState icon="upload" title={t('outbox.no_webhooks')}>
              {add}
            </EmptyState>
          }
        >
          {({ list }) => (
            <Table label={t('outbox.part_webhooks')} columns={columns} rows={list} keyOf={({ webhook_id: id }) => id} />
          )}
        </LoadStates>
      </Card>
      {open !== null && (
        <WebhookSheet
          webhook={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
          onSaved={({ webhook, secret: text }) => {
            setOpen(null)
            if (text === null) toast(t('common.saved'))
            else setSecret({ name: webhook.name, text })
          }}
        />
      )}
      {secret && <SecretSheet secret={secret} onClose={() => setSecret(null)} />}
    </>
  )
}
