import { useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../api/use-call'
import { useMutationOf } from '../../api/use-mutation-of'
import { Card } from '../../kit/card'
import { EmptyState } from '../../kit/empty-state'
import { Tick } from '../../kit/fields/tick'
import { LoadStates } from '../../kit/load-states'
import { toast } from '../../kit/over/toast'
import { Page } from '../../kit/page'
import { useT } from '../../text/use-t'

/** The mails that the person can do without; each choice is saved at once. */
export default function Mails() {
  const t = useT()
  const client = useQueryClient()
  const query = useCall('mailChoices', {})
  const mutation = useMutationOf('mailChoose', {
    onDone: (data) => {
      client.setQueriesData({ queryKey: ['mailChoices'] }, data)
      toast(t('common.saved'))
    },
  })
  const sent = mutation.isPending ? mutation.variables : undefined
  return (
    <Page title={t('mails.title')}>
      <Card>
        <LoadStates
          query={query}
          isEmpty={({ choices }) => choices.length === 0}
          empty={<EmptyState icon="mail" title={t('mails.none')} text={t('mails.always')} />}
        >
          {({ choices }) => (
            <>
              <ul>
                {choices.map(({ kind, on }) => (
                  <li key={kind} className="choice">
                    <Tick
                      label={t(`mails.kind_${kind}`)}
                      checked={sent?.kind === kind ? sent.on : on}
                      disabled={sent !== undefined}
                      onChange={(next) => mutation.mutate({ kind, on: next })}
                    />
                    <p className="choice__about dim">{t(`mails.about_${kind}`)}</p>
                  </li>
                ))}
              </ul>
              <p className="field__hint">{t('mails.always')}</p>
            </>
          )}
        </LoadStates>
      </Card>
    </Page>
  )
}
