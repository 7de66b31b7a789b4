import { useState } from 'react'
import { Link } from 'wouter'
import type { OpsAudit } from '@contract/entities/ops'
import { pageOf, useParamsOfList } from '../../../address/params'
import { useCall } from '../../../api/use-call'
import { Button } from '../../../kit/button'
import { EmptyState } from '../../../kit/empty-state'
import { TextField } from '../../../kit/fields/field'
import { List } from '../../../kit/lists/list'
import { NothingMatches } from '../../../kit/lists/nothing-matches'
import { Page } from '../../../kit/page'
import { SearchField } from '../../../kit/lists/search-field'
import { Select } from '../../../kit/fields/select'
import type { Column } from '../../../kit/lists/table'
import { errorsAt } from '../../../text/failure'
import { useFormats } from '../../../text/format'
import { useT } from '../../../text/use-t'
import { ChangeSheet } from './change-sheet'
import { ACTIONS, actionText, SUBJECTS, subjectText } from './words'
import { SaveTable } from '../../../kit/lists/save-table'

const ALL = 'all'
const DAY = /^\d{4}-\d{2}-\d{2}$/
const dayOf = (text: string | undefined) => (DAY.test(text ?? '') ? text : undefined)

function useColumns(onOpen: (audit: OpsAudit) => void): readonly Column<OpsAudit>[] {
  const t = useT()
  const { moment } = useFormats()
  return [
    {
      id: 'who',
      head: t('audit.who'),
      isName: true,
      cell: ({ operator }) => (
        <>
          <Link href={`/accounts/${operator.user_id}`}>{operator.name}</Link>
          <small className="dim">{operator.email}</small>
        </>
      ),
    },
    {
      id: 'action',
      head: t('audit.action'),
      cell: ({ action, subject, subject_id: id }) => (
        <>
          {actionText(t, action)}
          <small className="dim">
            {subjectText(t, subject)} {id}
          </small>
        </>
      ),
    },
    { id: 'remark', head: t('audit.remark'), wide: true, cell: ({ remark }) => remark },
    { id: 'when', head: t('audit.when'), cell: ({ at }) => moment(at) },
    {
      id: 'details',
      head: t('audit.details'),
      bare: true,
      align: 'end',
      cell: (audit) => (
        <Button
          small
          label={t('audit.details_of', { name: `${actionText(t, audit.action)} ${audit.id}` })}
          onClick={() => onOpen(audit)}
        >
          {t('audit.details')}
        </Button>
      ),
    },
  ]
}

/** What operators did, and shops with their goods: who, what, when, and what it changed. */
export default function Audit() {
  const t = useT()
  const [params, change] = useParamsOfList()
  const [open, setOpen] = useState<OpsAudit | null>(null)
  const columns = useColumns(setOpen)
  const { q, action, subject } = params
  const [from, until] = [dayOf(params.from), dayOf(params.until)]
  const fields = { p: pageOf(params), q: q || undefined, action, subject, from, until }
  const query = useCall('opsAudits', fields, { keep: true })
  const errorAt = errorsAt(t, query.error?.errors ?? [])
  const isFiltered = [q, action, subject, from, until].some(Boolean)
  const chosen = (value: string) => (value === ALL ? undefined : value)
  return (
    <Page
      title={t('audit.title')}
      subtitle={t('audit.subtitle')}
      actions={<SaveTable list="opsAudits" fields={fields} of={query.data} />}
    >
      <List
        {...{ query, columns }}
        label={t('audit.title')}
        keyOf={(audit) => audit.id}
        tools={
          <>
            <SearchField label={t('audit.search')} value={q ?? ''} onSearch={(next) => change({ q: next }, true)} />
            <div className="audit__filters">
              <Select
                label={t('audit.action')}
                value={action ?? ALL}
                onChange={(next) => change({ action: chosen(next) })}
                choices={[
                  { value: ALL, label: t('common.all') },
                  ...ACTIONS.map((each) => ({ value: each as string, label: actionText(t, each) })),
                ]}
              />
              <Select
                label={t('audit.subject')}
                value={subject ?? ALL}
                onChange={(next) => change({ subject: chosen(next) })}
                choices={[
                  { value: ALL, label: t('common.all') },
                  ...SUBJECTS.map((each) => ({ value: each as string, label: subjectText(t, each) })),
                ]}
              />
              <TextField
                type="date"
                label={t('audit.from')}
                value={from ?? ''}
                onChange={(next) => change({ from: next })}
                error={errorAt('from')}
              />
              <TextField
                type="date"
                label={t('audit.until')}
                value={until ?? ''}
                onChange={(next) => change({ until: next })}
                error={errorAt('until')}
              />
            </div>
          </>
        }
        empty={
          isFiltered ? (
            <NothingMatches />
          ) : (
            <EmptyState icon="history" title={t('audit.none')} text={t('audit.none_text')} />
          )
        }
      />
      {open && <ChangeSheet audit={open} onClose={() => setOpen(null)} />}
    </Page>
  )
}
