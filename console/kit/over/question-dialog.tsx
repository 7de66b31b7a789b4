import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useT } from '../../text/use-t'
import { Button } from '../button'
import type { Question } from './confirm'

interface Props {
  readonly question: Question
  readonly onAnswer: (yes: boolean) => void
}

/** A question over everything else; Escape says no. */
export default function QuestionDialog({ question: { title, text, yes, no, isDanger }, onAnswer }: Props) {
  const t = useT()
  return (
    <AlertDialog.Root open onOpenChange={(next) => !next && onAnswer(false)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="scrim" />
        <AlertDialog.Popup className="sheet sheet--middle sheet--question">
          <div className="sheet__body">
            <AlertDialog.Title className="sheet__title">{title}</AlertDialog.Title>
            {text !== undefined && <AlertDialog.Description className="dim">{text}</AlertDialog.Description>}
          </div>
          <div className="sheet__foot">
            <Button onClick={() => onAnswer(false)}>{no ?? t('common.cancel')}</Button>
            <Button kind={isDanger ? 'danger' : 'main'} onClick={() => onAnswer(true)}>
              {yes}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
