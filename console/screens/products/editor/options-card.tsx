import { useState } from 'react'
import { OPTION_VALUES_MAX, OPTIONS_MAX, PRODUCT_TEXT_MAX } from '@contract/base/product-constants'
import { FALLBACK_LANGUAGE, languageTag, type Language } from '@contract/base/languages'
import { Button } from '../../../kit/button'
import { Card } from '../../../kit/card'
import { TextField } from '../../../kit/fields/field'
import { LanguageTabs } from '../../../kit/fields/language-tabs'
import { isEnter } from '../../../kit/fields/is-enter'
import { useT } from '../../../text/use-t'
import type { DraftOption } from './draft'
import type { InLanguage, PartProps } from './part'
import { addOption, addValue, removeOption, removeValue } from './variants'

/** A field that adds what is typed into it, by Enter too; the form around it is not sent. */
function Adder({
  label,
  button,
  onAdd,
}: {
  readonly label: string
  readonly button: string
  readonly onAdd: (text: string) => void
}) {
  const [text, setText] = useState('')
  const add = () => {
    if (text.trim() === '') return
    onAdd(text.trim())
    setText('')
  }
  return (
    <div className="adder" onKeyDown={(event) => isEnter(event) && (event.preventDefault(), add())}>
      <TextField label={label} maxLength={PRODUCT_TEXT_MAX.option} autoComplete="off" value={text} onChange={setText} />
      <Button icon="plus" disabled={text.trim() === ''} onClick={add}>
        {button}
      </Button>
    </div>
  )
}

interface OneProps extends PartProps {
  readonly option: DraftOption
  readonly place: number
  readonly code: Language
}

function Option({ draft, change, errorAt, option, place, code }: OneProps) {
  const t = useT()
  const english = option.names[FALLBACK_LANGUAGE]
  const at = `options.${place}`
  const put = (next: Partial<DraftOption>) =>
    change({ options: draft.options.map((known, other) => (other === place ? { ...known, ...next } : known)) })
  const hint = (text: string) => (code === FALLBACK_LANGUAGE ? undefined : text)
  return (
    <fieldset className="option">
      <legend className="unseen">{english}</legend>
      <div className="option__head">
        <TextField
          label={t('editor.option_name')}
          lang={languageTag(code)}
          maxLength={PRODUCT_TEXT_MAX.option}
          placeholder={hint(english)}
          value={option.names[code]}
          onChange={(name) => put({ names: { ...option.names, [code]: name } })}
          error={errorAt(`${at}.names_${code}`) ?? errorAt(`${at}.option`)}
        />
        <Button
          kind="quiet"
          icon="trash"
          label={t('editor.remove_option', { name: english })}
          onClick={() => change(removeOption(draft, option.option))}
        />
      </div>
      <ul className="option__values">
        {option.values.map((value, index) => (
          <li key={value.value} className="option__value">
            <TextField
              bare
              label={t('editor.value_name', { place: index + 1, name: english })}
              lang={languageTag(code)}
              maxLength={PRODUCT_TEXT_MAX.option}
              placeholder={hint(value.names[FALLBACK_LANGUAGE])}
              value={value.names[code]}
              onChange={(name) =>
                put({
                  values: option.values.map((known) =>
                    known === value ? { ...known, names: { ...known.names, [code]: name } } : known,
                  ),
                })
              }
              error={errorAt(`${at}.values.${index}.names_${code}`) ?? errorAt(`${at}.values.${index}.value`)}
            />
            <Button
              kind="quiet"
              icon="cross"
              label={t('editor.remove_value', { name: value.names[FALLBACK_LANGUAGE] })}
              disabled={option.values.length === 1}
              onClick={() => change(removeValue(draft, option.option, value.value))}
            />
          </li>
        ))}
      </ul>
      {option.values.length < OPTION_VALUES_MAX && (
        <Adder
          label={t('editor.new_value', { name: english })}
          button={t('editor.add_value')}
          onAdd={(name) => change(addValue(draft, option.option, name))}
        />
      )}
    </fieldset>
  )
}

/** The axes of the variants, such as colour and size, with their values; named in six languages. */
export function OptionsCard(props: PartProps & InLanguage) {
  const { draft, change, language, onLanguage } = props
  const t = useT()
  const [name, setName] = useState('')
  const isEmpty = (code: Language) =>
    draft.options.some(({ names, values }) => names[code] === '' || values.some((value) => value.names[code] === ''))
  return (
    <Card title={t('editor.options')}>
      <p className="dim">{t('editor.options_text')}</p>
      {draft.options.length > 0 && (
        <div className="options">
          <LanguageTabs
            language={language}
            onChange={onLanguage}
            empty={(code) => code !== FALLBACK_LANGUAGE && isEmpty(code)}
          >
            {(code) =>
              draft.options.map((option, place) => (
                <Option key={option.option} {...props} option={option} place={place} code={code} />
              ))
            }
          </LanguageTabs>
        </div>
      )}
      {draft.options.length < OPTIONS_MAX && (
        <div className="option__new">
          <TextField
            label={t('editor.new_option')}
            placeholder={t('editor.new_option_example')}
            maxLength={PRODUCT_TEXT_MAX.option}
            autoComplete="off"
            value={name}
            onChange={setName}
          />
          {name.trim() !== '' && (
            <Adder
              label={t('editor.first_value')}
              button={t('editor.add_option')}
              onAdd={(value) => {
                change(addOption(draft, name.trim(), value))
                setName('')
              }}
            />
          )}
        </div>
      )}
    </Card>
  )
}
