import { useCallback, type ReactNode } from 'react'
import { useLeaveGuard } from '../../address/hash'
import { useT } from '../../text/use-t'
import { Button } from '../button'
import { askToLeave } from './ask-to-leave'
import { Sheet } from './sheet'

interface Props {
  readonly title: string
  readonly subtitle?: ReactNode
  /** What the button says that sends the form; default: Save. */
  readonly yes?: string
  /** It cannot be undone. */
  readonly isDanger?: boolean
  /** It is being sent: it is not sent again. */
  readonly busy: boolean
  /** With unsaved changes it asks before it closes. */
  readonly isDirty?: boolean
  readonly middle?: boolean
  readonly onSubmit: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A form over the screen, with a button that sends it and one that does not. */
export function FormSheet(props: Props) {
  const { title, subtitle, yes, isDanger, busy, isDirty = false, middle, onSubmit, onClose, children } = props
  const t = useT()
  const ask = useCallback(() => askToLeave(t), [t])
  useLeaveGuard(isDirty, ask)
  const close = () => {
    if (!isDirty) onClose()
    else void ask().then((leaves) => leaves && onClose())
  }
  return (
    <Sheet
      open
      {...{ title, subtitle, middle }}
      onClose={close}
      onSubmit={() => !busy && onSubmit()}
      footer={
        <>
          <Button onClick={close}>{t('common.cancel')}</Button>
          <Button kind={isDanger ? 'danger' : 'main'} type="submit" busy={busy}>
            {yes ?? t('common.save')}
          </Button>
        </>
      }
    >
      {children}
    </Sheet>
  )
}
