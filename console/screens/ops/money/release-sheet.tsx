import { useState } from 'react'
import { useMutationOf } from '../../../api/use-mutation-of'
import { Button } from '../../../kit/button'
import { TextField } from '../../../kit/fields/field'
import { confirm } from '../../../kit/over/confirm'
import { Sheet } from '../../../kit/over/sheet'
import { toast } from '../../../kit/over/toast'
import { errorsAt } from '../../../text/failure'
import { useT } from '../../../text/use-t'

/** Settles orders from before there was settlement, which nothing does by itself: their shops may have been paid already. */
export function ReleaseSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useT()
  const [before, setBefore] = useState('')
  const [isAsked, setAsked] = useState(false)
  const mutation = useMutationOf('opsSettlementRelease', {
    renews: ['opsShops', 'opsAudits', 'sellerBalance', 'sellerStatements', 'sellerStatement'],
    onDone: ({ orders }) => {
      toast(orders === 0 ? t('settlement.released_zero') : t('settlement.released', { count: orders }))
      onClose()
    },
  })
  const release = async () => {
    setAsked(true)
    if (before === '' || mutation.isPending) return
    const question = { title: t('settlement.release_title'), text: t('settlement.release_text') }
    if (await confirm({ ...question, yes: t('settlement.release'), isDanger: true })) mutation.mutate({ before })
  }
  return (
    <Sheet
      open
      middle
      onClose={onClose}
      title={t('settlement.release')}
      subtitle={t('settlement.release_text')}
      onSubmit={() => void release()}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button kind="main" type="submit" busy={mutation.isPending}>
            {t('settlement.release')}
          </Button>
        </>
      }
    >
      <TextField
        type="date"
        label={t('settlement.before')}
        value={before}
        onChange={setBefore}
        error={isAsked && before === '' ? t('rules.required') : errorsAt(t, mutation.error?.errors ?? [])('before')}
      />
    </Sheet>
  )
}
