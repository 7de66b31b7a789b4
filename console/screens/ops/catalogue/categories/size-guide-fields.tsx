import { SIZE_TEXT_MAX } from '@contract/base/product-constants'
import type { SizeGuide } from '@contract/entities/product'
import { Button } from '../../../../kit/button'
import { TextField } from '../../../../kit/fields/field'
import { Select } from '../../../../kit/fields/select'
import { useT } from '../../../../text/use-t'
import { freeMeasures, mayHaveMore, withMeasure, withoutMeasure, withoutSize, withSize, withText } from './sizes'

interface Props {
  readonly value: SizeGuide
  readonly onChange: (guide: SizeGuide) => void
  readonly errorAt: (field: string) => string | undefined
}

/** The size guide of a category: sizes as rows, measures as columns. Empty: that of the category above counts. */
export function SizeGuideFields({ value: guide, onChange, errorAt }: Props) {
  const t = useT()
  const { measures, rows } = guide
  const names = [t('sizes.size'), ...measures.map((measure) => t(`sizes.${measure}`))]
  const free = freeMeasures(guide)
  return (
    <fieldset className="sizes">
      <legend className="field__label">{t('sizes.guide')}</legend>
      <p className="field__hint">{t('sizes.hint')}</p>
      {rows.length > 0 && (
        <div className="sizes__scroll">
          <table>
            <thead>
              <tr>
                {names.map((name, column) => (
                  <th key={name} scope="col">
                    <span className="sizes__head">
                      {name}
                      {column > 0 && (
                        <Button
                          small
                          kind="quiet"
                          icon="cross"
                          label={t('sizes.remove', { name })}
                          onClick={() => onChange(withoutMeasure(guide, column - 1))}
                        />
                      )}
                    </span>
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>
              {rows.map(({ size, values }, place) => (
                <tr key={place}>
                  {[size, ...values].map((text, column) => (
                    <td key={column}>
                      <TextField
                        bare
                        label={t('sizes.cell', { place: place + 1, name: names[column] ?? '' })}
                        maxLength={SIZE_TEXT_MAX}
                        autoComplete="off"
                        value={text}
                        onChange={(next) => onChange(withText(guide, place, column, next))}
                        error={column === 0 ? errorAt(`size_guide.rows.${place}.size`) : undefined}
                      />
                    </td>
                  ))}
                  <td>
                    <Button
                      kind="quiet"
                      icon="trash"
                      label={t('sizes.remove_size', { place: place + 1 })}
                      onClick={() => onChange(withoutSize(guide, place))}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className="sizes__more">
        {free.length > 0 && (
          <Select
            bare
            label={t('sizes.add_measure')}
            choices={free.map((measure) => ({ value: measure, label: t(`sizes.${measure}`) }))}
            value=""
            none={t('sizes.add_measure')}
            onChange={(measure) => onChange(withMeasure(guide, measure))}
          />
        )}
        {rows.length > 0 && mayHaveMore(guide) && (
          <Button icon="plus" onClick={() => onChange(withSize(guide))}>
            {t('sizes.add_size')}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
