import type { Purpose } from '@contract/base/upload-purposes'
import { Pictures } from '../../../kit/fields/pictures'
import type { Pictured } from '../../../kit/fields/upload-picture'
import { useT } from '../../../text/use-t'

interface Props {
  readonly purpose: Purpose
  readonly picture: Pictured | null
  readonly ground: string
  readonly onChange: (picture: Pictured | null) => void
  readonly error?: string
}

/** The picture of an advert or an article. */
export function OnePicture({ purpose, picture, ground, onChange, error }: Props) {
  const t = useT()
  return (
    <fieldset className="one-picture">
      <legend className="field__label">{t('content.picture')}</legend>
      <Pictures
        most={1}
        {...{ purpose, ground, error }}
        pictures={picture ? [picture] : []}
        onChange={([next]) => onChange(next ?? null)}
      />
    </fieldset>
  )
}
