import { useState } from 'react'
import type { Data } from '@contract/all-calls'
import type { OpsWebhook } from '@contract/entities/ops-webhook'
import { WEBHOOK_EVENTS } from '@contract/base/webhook-events'
import { useMutationOf } from '../../../api/use-mutation-of'
import { Button } from '../../../kit/button'
import { TextField } from '../../../kit/fields/field'
import { Tick } from '../../../kit/fields/tick'
import { Sheet } from '../../../kit/over/sheet'
import { errorsAt } from '../../../text/failure'
import { useT } from '../../../text/use-t'

interface Props {
  /** null: a new one. */
  readonly webhook: OpsWebhook | null
  readonly onClose: () => void
  readonly onSaved: (saved: Data<'opsWebhookSave'>) => void
}

/** A webhook: where its messages go, and which events it is sent. */
export function WebhookSheet({ webhook, onClose, onSaved }: Props) {
  const t = useT()
  const [name, setName] = useState(webhook?.name ?? '')
  const [url, setUrl] = useState(webhook?.url ?? 'https://')
  const [events, setEvents] = useState<OpsWebhook['events']>(webhook?.events ?? [...WEBHOOK_EVENTS])
  const [isNewSecret, setNewSecret] = useState(false)
  const [remark, setRemark] = useState('')
  const [isAsked, setAsked] = useState(false)
  const mutation = useMutationOf('opsWebhookSave', { renews: ['opsWebhooks', 'opsAudits'], onDone: onSaved })
  const refusedAt = errorsAt(t, mutation.error?.errors ?? [])
  const missing = (isMissing: boolean) => (isAsked && isMissing ? t('rules.required') : undefined)
  const eventsError = missing(events.length === 0) ?? refusedAt('events')
  const save = () => {
    setAsked(true)
    if (name.trim() === '' || events.length === 0 || mutation.isPending) return
    const fields = { name: name.trim(), url: url.trim(), events, remark: remark.trim() || undefined }
    if (webhook === null) mutation.mutate(fields)
    else mutation.mutate({ webhook_id: webhook.webhook_id, ...fields, ...(isNewSecret && { new_secret: true }) })
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={webhook === null ? t('outbox.add') : t('outbox.change_named', { name: webhook.name })}
      subtitle={t('outbox.webhook_text')}
      onSubmit={save}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button kind="main" type="submit" busy={mutation.isPending}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('outbox.name')}
        maxLength={60}
        value={name}
        onChange={setName}
        error={missing(name.trim() === '') ?? refusedAt('name')}
      />
      <TextField
        label={t('outbox.url')}
        hint={t('outbox.url_hint')}
        maxLength={490}
        autoComplete="off"
        value={url}
        onChange={setUrl}
        error={refusedAt('url')}
      />
      <fieldset className="outbox__events">
        <legend className="field__label">{t('outbox.events')}</legend>
        {WEBHOOK_EVENTS.map((event) => (
          <Tick
            key={event}
            label={event}
            checked={events.includes(event)}
            onChange={(on) => setEvents(WEBHOOK_EVENTS.filter((each) => (each === event ? on : events.includes(each))))}
          />
        ))}
        {eventsError !== undefined && (
          <p className="field__error" role="alert">
            {eventsError}
          </p>
        )}
      </fieldset>
      {webhook !== null && <Tick label={t('outbox.new_secret')} checked={isNewSecret} onChange={setNewSecret} />}
      <TextField
        label={t('outbox.remark')}
        hint={t('queue.own_remark_hint')}
        rows={2}
        maxLength={500}
        value={remark}
        onChange={setRemark}
        error={refusedAt('remark')}
      />
    </Sheet>
  )
}
