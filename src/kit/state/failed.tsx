import { observer } from 'mobx-react-lite'
import plug from '@/kit/art/plug.webp'
import { ids } from '../ids'
import { t } from '@/locales/t'
import { State } from './state'

interface FailedProps {
  /** What failed: "Orders did not load"; a general sentence by default. */
  title?: string
  /** Says what happened, and that nothing is lost. */
  text?: string
  onRetry: () => void | Promise<unknown>
  /** A code and a time, for reports to the support team. */
  note?: string
}

/** A list or page that could not be loaded. */
export const Failed = observer(function Failed({ title, text, onRetry, note }: FailedProps) {
  return (
    <State
      art={plug}
      ground="rose"
      title={title ?? t('common.failed_title')}
      text={text ?? t('common.failed_text')}
      action={{ label: t('common.retry'), onPress: onRetry, id: ids.retry }}
      note={note}
    />
  )
})
