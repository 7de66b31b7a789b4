import { Button } from '../../../kit/button'
import { CopyButton } from '../../../kit/copy-button'
import { Sheet } from '../../../kit/over/sheet'
import { useT } from '../../../text/use-t'

export interface Secret {
  /** The webhook's name. */
  readonly name: string
  readonly text: string
}

/** The key of a webhook's signatures, which nobody can read later. */
export function SecretSheet({
  secret: { name, text },
  onClose,
}: {
  readonly secret: Secret
  readonly onClose: () => void
}) {
  const t = useT()
  return (
    <Sheet
      open
      middle
      onClose={onClose}
      onSubmit={onClose}
      title={t('outbox.secret_title', { name })}
      subtitle={t('outbox.secret_text')}
      footer={
        <Button kind="main" type="submit">
          {t('outbox.secret_kept')}
        </Button>
      }
    >
      <p className="codes__secret">
        <code>{text}</code>
        <CopyButton text={text} />
      </p>
    </Sheet>
  )
}
