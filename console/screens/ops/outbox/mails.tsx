import { Link } from 'wouter'
import type { OpsMail } from '@contract/entities/ops-mail'
import { MAIL_KINDS, MAIL_STATES } from '@contract/base/mails'
import { oneOf, pageOf, useParamsOfList } from '../../../address/params'
import { useCall } from '../../../api/use-call'
import { Button } from '../../../kit/button'
import { EmptyState } from '../../../kit/empty-state'
import { Select } from '../../../kit/fields/select'
import { List } from '../../../kit/lists/list'
import { NothingMatches } from '../../../kit/lists/nothing-matches'
import { SaveTable } from '../../../kit/lists/save-table'
import { SearchField } from '../../../kit/lists/search-field'
import { useSelection } from '../../../kit/lists/selection'
import type { Column } from '../../../kit/lists/table'
import { useFormats } from '../../../text/format'
import { useT } from '../../../text/use-t'
import { RetryActions } from './retry-actions'
import { Sending } from './sending'
import { StateChips } from './state-chips'
import { useRetry } from './use-retry'

const ANY = 'any'

function useColumns(onRetry: (ids: readonly string[]) => void): readonly Column<OpsMail>[] {
  const t = useT()
  const { moment } = useFormats()
  return [
    {
      id: 'kind',
      head: t('outbox.kind'),
      isName: true,
      cell: ({ kind, about, error }) => (
        <>
          {t(`outbox.kind_${kind}`)}
          <small className="dim">
            <code>{about}</code>
          </small>
          {error !== '' && <small className="outbox__error">{error}</small>}
        </>
      ),
    },
    {
      id: 'to',
      head: t('outbox.to'),
      cell: ({ to, user }) => (
        <>
          <Link href={`/accounts/${user.user_id}`}>{user.name || user.email}</Link>
          <small className="dim">{to}</small>
        </>
      ),
    },
    { id: 'state', head: t('outbox.state'), cell: (mail) => <Sending {...mail} /> },
    { id: 'created', head: t('outbox.created'), wide: true, cell: ({ created_at: at }) => moment(at) },
    {
      id: 'actions',
      head: t('outbox.retry'),
      bare: true,
      align: 'end',
      cell: ({ retry, id, kind, to }) =>
        retry && (
          <Button
            small
            label={t('outbox.retry_named', { name: `${t(`outbox.kind_${kind}`)}, ${to}` })}
            onClick={() => onRetry([id])}
          >
            {t('outbox.retry')}
          </Button>
        ),
    },
  ]
}

/** The outbox of mails, with those that nobody could be sent. */
export function Mails() {
  const t = useT()
  const [params, change] = useParamsOfList()
  const state = oneOf(MAIL_STATES, params.state)
  const kind = oneOf(MAIL_KINDS, params.kind)
  const q = params.q || undefined
  const fields = { p: pageOf(params), state, kind, q }
  const query = useCall('opsMails', fields, { keep: true })
  const selection = useSelection(JSON.stringify([state, kind, q]))
  const { retry, isRetrying } = useRetry('opsMailsRetry', selection.clear)
  const columns = useColumns(retry)
  const isFiltered = state !== undefined || kind !== undefined || q !== undefined
  return (
    <List
      {...{ query, columns }}
      {...(state === 'failed' && { selection })}
      label={t('outbox.part_mails')}
      keyOf={({ id }) => id}
      nameOf={({ kind: each, to }) => `${t(`outbox.kind_${each}`)}, ${to}`}
      actions={<RetryActions {...{ selection, isRetrying }} onRetry={retry} />}
      tools={
        <>
          <StateChips state={state} onChange={(next) => change({ state: next })} />
          <div className="tools__end">
            <Select
              bare
              pill
              label={t('outbox.kind')}
              value={kind ?? ANY}
              onChange={(next) => change({ kind: next === ANY ? undefined : next })}
              choices={[
                { value: ANY, label: t('outbox.any_kind') },
                ...MAIL_KINDS.map((each) => ({ value: each, label: t(`outbox.kind_${each}`) })),
              ]}
            />
            <SearchField label={t('outbox.search')} value={q ?? ''} onSearch={(next) => change({ q: next }, true)} />
            <SaveTable small list="opsMails" fields={fields} of={query.data} />
          </div>
        </>
      }
      empty={
        isFiltered ? (
          <NothingMatches />
        ) : (
          <EmptyState icon="mail" title={t('outbox.no_mails')} text={t('outbox.no_mails_text')} />
        )
      }
    />
  )
}
