import { useId } from 'react'
import { GROUNDS } from '@contract/base/product-constants'
import { useT } from '../../text/use-t'
import { cx } from '../cx'

export type Ground = (typeof GROUNDS)[number]

/** A ground by its name; the first one if it is unknown. */
export const groundOf = (name: string): Ground => GROUNDS.find((known) => known === name) ?? GROUNDS[0]

interface Props {
  readonly value: string
  readonly onChange: (ground: Ground) => void
}

/** The ground on which pictures stand. */
export function GroundField({ value, onChange }: Props) {
  const t = useT()
  const name = useId()
  return (
    <fieldset className="grounds">
      <legend className="field__label">{t('pictures.ground')}</legend>
      {GROUNDS.map((ground) => (
        <label key={ground} className={cx('grounds__one', `ground-${ground}`)}>
          <input
            type="radio"
            name={name}
            className="unseen"
            checked={value === ground}
            onChange={() => onChange(ground)}
          />
          <span className="unseen">{t(`pictures.ground_${ground}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
