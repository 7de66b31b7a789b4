import { METHOD_NAME_MAX, METHODS_MAX } from '@contract/base/shop-constants'
import { FALLBACK_LANGUAGE, languageTag, type Language } from '@contract/base/languages'
import { Button } from '../../kit/button'
import { Card } from '../../kit/card'
import { TextField } from '../../kit/fields/field'
import { LanguageTabs } from '../../kit/fields/language-tabs'
import { CountField, MoneyField } from '../../kit/fields/money-field'
import { moved } from '../../kit/lists/moved'
import type { ErrorAt } from '../../text/failure'
import { useT } from '../../text/use-t'
import { newMethod, type DraftMethod } from './draft'
import type { PartProps } from './part'

interface MethodProps {
  readonly method: DraftMethod
  readonly place: number
  readonly isOnly: boolean
  readonly code: Language
  readonly errorAt: ErrorAt
  readonly onChange: (some: Partial<DraftMethod>) => void
  readonly onFirst: () => void
  readonly onRemove: () => void
}

function Method({ method, place, isOnly, code, errorAt, onChange, onFirst, onRemove }: MethodProps) {
  const t = useT()
  const at = (field: string) => errorAt(`methods.${place}.${field}`)
  const english = method.names[FALLBACK_LANGUAGE]
  const named = { name: english || String(place + 1) }
  return (
    <fieldset className="method">
      <legend className="unseen">{t('shop.method', named)}</legend>
      <TextField
        label={t('shop.method_name')}
        lang={languageTag(code)}
        maxLength={METHOD_NAME_MAX}
        placeholder={code === FALLBACK_LANGUAGE ? undefined : english}
        value={method.names[code]}
        onChange={(name) => onChange({ names: { ...method.names, [code]: name } })}
        error={at(`names_${code}`) ?? at(`names_${FALLBACK_LANGUAGE}`) ?? at('method')}
      />
      <MoneyField
        label={t('shop.cost')}
        value={method.cost}
        onChange={(cost) => onChange({ cost })}
        error={at('cost')}
      />
      <CountField
        label={t('shop.eta_from')}
        value={method.eta_from}
        onChange={(days) => onChange({ eta_from: days })}
        error={at('eta_from')}
      />
      <CountField
        label={t('shop.eta_to')}
        value={method.eta_to}
        onChange={(days) => onChange({ eta_to: days })}
        error={at('eta_to')}
      />
      <span className="method__actions">
        {place > 0 && (
          <Button small kind="quiet" icon="arrowUp" label={t('shop.method_first', named)} onClick={onFirst} />
        )}
        {!isOnly && (
          <Button small kind="quiet" icon="trash" label={t('shop.method_remove', named)} onClick={onRemove} />
        )}
      </span>
    </fieldset>
  )
}

/** How the shop ships, for how much, and how long it takes; a checkout preselects the first. */
export function ShippingCard({ editor, errorAt, language, onLanguage }: PartProps) {
  const t = useT()
  const { draft, errors, setMethods, setField } = editor
  const { methods } = draft
  const change = (place: number, some: Partial<DraftMethod>) =>
    setMethods(methods.map((method, at) => (at === place ? { ...method, ...some } : method)))
  const isWrong = (code: Language) =>
    errors.some(({ field }) => field.startsWith('methods.') && field.endsWith(`.names_${code}`))
  return (
    <Card title={t('shop.shipping')}>
      <LanguageTabs
        language={language}
        onChange={onLanguage}
        empty={(code) => code !== FALLBACK_LANGUAGE && methods.some(({ names }) => names[code] === '')}
        wrong={isWrong}
      >
        {(code) =>
          methods.map((method, place) => (
            <Method
              key={method.method}
              {...{ method, place, code, errorAt }}
              isOnly={methods.length === 1}
              onChange={(some) => change(place, some)}
              onFirst={() => setMethods(moved(methods, place, 0))}
              onRemove={() => setMethods(methods.filter((_, at) => at !== place))}
            />
          ))
        }
      </LanguageTabs>
      {errorAt('methods') !== undefined && <p className="field__error">{errorAt('methods')}</p>}
      {methods.length < METHODS_MAX && (
        <p className="method__add">
          <Button small icon="plus" onClick={() => setMethods([...methods, newMethod(methods)])}>
            {t('shop.add_method')}
          </Button>
        </p>
      )}
      <MoneyField
        label={t('shop.free_from')}
        hint={t('shop.free_from_hint')}
        value={draft.fields.free_from}
        onChange={(amount) => setField('free_from', amount)}
        error={errorAt('free_from')}
      />
    </Card>
  )
}
