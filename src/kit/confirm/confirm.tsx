import { Button } from '@/kit/button/button'
import { ids } from '../ids'
import { Sheet } from '@/kit/sheet/sheet'
import { Text } from '@/kit/text/text'
import { useT } from '@/locales/use-t'

interface ConfirmProps {
  open: boolean
  title: string
  text: string
  /** The text of the main button. */
  confirm: string
  /** "Cancel" by default; set it when the question is itself about cancelling. */
  cancel?: string
  onConfirm: () => void | Promise<unknown>
  onClose: () => void
}

/** A question over the page with two answers. */
export function Confirm({ open, title, text, confirm, cancel, onConfirm, onClose }: ConfirmProps) {
  const t = useT()
  return (
    <Sheet
      open={open}
      title={title}
      onClose={onClose}
      bottom={
        <>
          <Button id={ids.dialogCancel} kind="line" pair label={cancel ?? t('common.cancel')} onPress={onClose} />
          <Button id={ids.dialogConfirm} pair label={confirm} onPress={onConfirm} />
        </>
      }
    >
      <Text tone="ink2">{text}</Text>
    </Sheet>
  )
}
