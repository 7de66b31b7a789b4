import { Dialog } from '@base-ui/react/dialog'
import { useRef, type FormEvent, type ReactNode } from 'react'
import { useT } from '../../text/use-t'
import { cx } from '../cx'
import { Icon } from '../icon/icon'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly subtitle?: ReactNode
  /** The buttons at the lower edge; the one that submits has type="submit". */
  readonly footer?: ReactNode
  readonly onSubmit?: () => void
  /** In the middle in place of the right edge. */
  readonly middle?: boolean
  readonly children: ReactNode
}

/** A form or a view over the screen, at its right edge. Escape and the cross close it; focus goes back to what opened it. */
export function Sheet({ open, onClose, title, subtitle, footer, onSubmit, middle, children }: Props) {
  const t = useT()
  const popup = useRef<HTMLDivElement>(null)
  /** The field that is to be filled in, else the first one, else what the library likes. */
  const firstField = () =>
    popup.current?.querySelector<HTMLElement>('[data-first]') ??
    popup.current?.querySelector<HTMLElement>('.sheet__body :is(input, select, textarea)') ??
    true
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // a sheet is part of its screen's tree, whose own form is not meant
    event.stopPropagation()
    onSubmit?.()
  }
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Popup ref={popup} className={cx('sheet', middle && 'sheet--middle')} initialFocus={firstField}>
          <form className="sheet__form" onSubmit={submit} noValidate>
            <div className="sheet__head">
              <div>
                <Dialog.Title className="sheet__title">{title}</Dialog.Title>
                {subtitle && <Dialog.Description className="dim">{subtitle}</Dialog.Description>}
              </div>
              <Dialog.Close className="button button--quiet button--round" aria-label={t('common.close')}>
                <Icon name="cross" />
              </Dialog.Close>
            </div>
            <div className="sheet__body">{children}</div>
            {footer && <div className="sheet__foot">{footer}</div>}
          </form>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
