import { Button } from '../../../kit/button'
import { useT } from '../../../text/use-t'

interface Props {
  readonly isDirty: boolean
  readonly isSaving: boolean
  /** What the button says; default: Save. */
  readonly save?: string
  readonly onDiscard: () => void
}

/** The actions of an editor's head. */
export function SaveActions({ isDirty, isSaving, save, onDiscard }: Props) {
  const t = useT()
  return (
    <>
      {isDirty && <span className="dim">{t('editor.unsaved')}</span>}
      <Button disabled={!isDirty || isSaving} onClick={onDiscard}>
        {t('editor.discard')}
      </Button>
      <Button kind="main" type="submit" busy={isSaving} disabled={!isDirty}>
        {save ?? t('common.save')}
      </Button>
    </>
  )
}
