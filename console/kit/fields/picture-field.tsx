import { useState } from 'react'
import type { Purpose } from '@contract/base/upload-purposes'
import { useT } from '../../text/use-t'
import { Button } from '../button'
import { cx } from '../cx'
import { Icon } from '../icon/icon'
import { Picture } from './picture'
import { PICTURE_TYPES, shownPath, uploadPicture, type Pictured } from './upload-picture'

interface Props {
  readonly label: string
  readonly purpose: Purpose
  /** Null: none yet. */
  readonly value: Pictured | null
  readonly onChange: (picture: Pictured | null) => void
  /** The name of the ground it stands on. */
  readonly ground?: string
  readonly error?: string
}

/** One picture, which another one replaces, or which is removed. */
export function PictureField({ label, purpose, value, onChange, ground, error }: Props) {
  const t = useT()
  const [isSending, setSending] = useState(false)
  const choose = async (file: File | undefined) => {
    if (!file) return
    setSending(true)
    const picture = await uploadPicture(file, purpose)
    setSending(false)
    if (picture) onChange(picture)
  }
  const button = isSending
    ? t('pictures.sending', { count: 1 })
    : t(value === null ? 'pictures.choose' : 'pictures.replace')
  return (
    <div className="field" role="group" aria-label={label}>
      <span className="field__label">{label}</span>
      <div className="picture-field">
        <Picture path={value ? shownPath(value) : ''} ground={ground} size="large" alt={value ? label : ''} />
        <label className={cx('picture-field__choose', isSending && 'pictures__add--busy')}>
          <Icon name="imagePlus" size={20} />
          {button}
          <input
            type="file"
            accept={PICTURE_TYPES}
            className="unseen"
            disabled={isSending}
            aria-invalid={error !== undefined || undefined}
            onChange={(event) => {
              void choose(event.target.files?.[0])
              event.target.value = ''
            }}
          />
        </label>
        {value !== null && !isSending && (
          <Button icon="trash" label={`${t('pictures.remove_one')}: ${label}`} onClick={() => onChange(null)}>
            {t('pictures.remove_one')}
          </Button>
        )}
      </div>
      {error !== undefined && <p className="field__error">{error}</p>}
    </div>
  )
}
