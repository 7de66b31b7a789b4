import { LANGUAGES, type Language } from '@contract/base/languages'
import { Tick } from '../../../kit/fields/tick'

interface Props {
  /** What the ticks are for. */
  readonly label: string
  readonly chosen: readonly Language[]
  readonly onChange: (chosen: Language[]) => void
  readonly error?: string
}

/** The languages that buyers choose from. */
export const LanguageTicks = ({ label, chosen, onChange, error }: Props) => (
  <fieldset className="ticks" aria-invalid={error !== undefined || undefined}>
    <legend className="field__label">{label}</legend>
    {LANGUAGES.map(({ code, name }) => (
      <Tick
        key={code}
        label={name}
        checked={chosen.includes(code)}
        onChange={(on) => onChange(on ? [...chosen, code] : chosen.filter((each) => each !== code))}
      />
    ))}
    {error !== undefined && <p className="field__error">{error}</p>}
  </fieldset>
)
