import { useState } from 'react'
import type { Fields } from '@contract/all-calls'
import type { OpsAudit } from '@contract/entities/ops'
import { useCall } from '../../../api/use-call'
import { Button } from '../../../kit/button'
import { LoadStates } from '../../../kit/load-states'
import { Pager } from '../../../kit/lists/pager'
import { useFormats } from '../../../text/format'
import { useT } from '../../../text/use-t'
import { ChangeSheet } from './change-sheet'
import { actionText, subjectText } from './words'

const PAGE_SIZE = 10

/** Who did what to one account, order or other thing, the newest first. */
export function Trail({ about }: { readonly about: Pick<Fields<'opsAudits'>, 'subject' | 'subject_id' | 'user_id'> }) {
  const t = useT()
  const { moment } = useFormats()
  const [page, setPage] = useState(1)
  const [open, setOpen] = useState<OpsAudit | null>(null)
  const query = useCall('opsAudits', { ...about, p: page, page_size: PAGE_SIZE }, { keep: true })
  return (
    <>
      <LoadStates
        query={query}
        isEmpty={({ list }) => list.length === 0}
        empty={<p className="dim">{t('audit.none_text')}</p>}
      >
        {({ list, count, count_more: more }) => (
          <>
            <ol className="events">
              {list.map((audit) => (
                <li key={audit.id} className="events__line">
                  <span>
                    <b>{actionText(t, audit.action)}</b> {subjectText(t, audit.subject)} {audit.subject_id}
                    <small className="dim">
                      {audit.operator.name} · {moment(audit.at)}
                    </small>
                    {audit.remark !== '' && <small>{audit.remark}</small>}
                  </span>
                  <Button
                    small
                    label={t('audit.details_of', { name: `${actionText(t, audit.action)} ${audit.id}` })}
                    onClick={() => setOpen(audit)}
                  >
                    {t('audit.details')}
                  </Button>
                </li>
              ))}
            </ol>
            {count > PAGE_SIZE && (
              <Pager
                label={t('audit.title')}
                page={page}
                pageSize={PAGE_SIZE}
                count={count}
                more={more}
                onPage={setPage}
              />
            )}
          </>
        )}
      </LoadStates>
      {open && <ChangeSheet audit={open} onClose={() => setOpen(null)} />}
    </>
  )
}
