import { observer } from 'mobx-react-lite'
import { Button, type ButtonKind } from '@/kit/button/button'
import { ids } from '../ids'
import { Sheet } from '@/kit/sheet/sheet'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'

interface ConfirmProps {
  open: boolean
  title: string
  text: string
  /** The text of the main button. */
  confirm: string
  /** "Cancel" by default; set it when the question is itself about cancelling. */
  cancel?: string
  /** How the main button looks: most questions are about taking something away. */
  kind?: ButtonKind
  onConfirm: () => void | Promise<unknown>
  onClose: () => void
}

/** A question over the page with two answers. */
export const Confirm = observer(function Confirm({
  open,
  title,
  text,
  confirm,
  cancel,
  kind = 'danger',
  onConfirm,
  onClose,
}: ConfirmProps) {
  return (
    <Sheet
      open={open}
      title={title}
      onClose={onClose}
      bottom={
        <>
          <Button id={ids.dialogCancel} kind="line" pair label={cancel ?? t('common.cancel')} onPress={onClose} />
          <Button id={ids.dialogConfirm} kind={kind} pair label={confirm} onPress={onConfirm} />
        </>
      }
    >
      <Text tone="ink2">{text}</Text>
    </Sheet>
  )
})
