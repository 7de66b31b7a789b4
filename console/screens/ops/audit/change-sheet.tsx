import type { OpsAudit } from '@contract/entities/ops'
import { Facts } from '../../../kit/facts/facts'
import { Sheet } from '../../../kit/over/sheet'
import { useFormats } from '../../../text/format'
import { useT } from '../../../text/use-t'
import { changesOf } from './changes'
import { actionText, subjectText } from './words'

/** One action with all that it changed. */
export function ChangeSheet({ audit, onClose }: { readonly audit: OpsAudit; readonly onClose: () => void }) {
  const t = useT()
  const { moment } = useFormats()
  const { operator, action, subject, subject_id: id, remark, at } = audit
  const changes = changesOf(audit)
  return (
    <Sheet open onClose={onClose} title={`${actionText(t, action)}: ${subjectText(t, subject)} ${id}`}>
      <Facts
        facts={[
          [t('audit.who'), `${operator.name} · ${operator.email}`],
          [t('audit.when'), moment(at)],
          [t('audit.remark'), remark],
        ]}
      />
      <ul className="events audit__changes">
        {changes.map(({ name, before, after }) => (
          <li key={name} className="events__line">
            <div>
              <code>{name}</code>
              {before !== '' && (
                <small>
                  <span className="dim">{t('audit.before')}</span> <s>{before}</s>
                </small>
              )}
              <small>
                <span className="dim">{t('audit.after')}</span> {after === '' ? '–' : after}
              </small>
            </div>
          </li>
        ))}
      </ul>
      {changes.length === 0 && <p className="dim">{t('audit.no_changes')}</p>}
    </Sheet>
  )
}
