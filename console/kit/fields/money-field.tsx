import { TextField, type TextFieldProps } from './field'

/** `12,5` and `12.5` alike; what else is typed stays, and the server says at the field what is wrong with it. */
export const typedAmount = (text: string): string => text.replace(',', '.').replace(/\s/g, '')

/** An amount of USD as it is typed: a decimal string. */
export const MoneyField = ({ onChange, ...rest }: Omit<TextFieldProps, 'rows' | 'type' | 'inputMode'>) => (
  <TextField
    {...rest}
    inputMode="decimal"
    autoComplete="off"
    maxLength={16}
    className="input--number"
    onChange={(text) => onChange(typedAmount(text))}
  />
)

/** A number of pieces: digits alone. */
export const CountField = ({ onChange, ...rest }: Omit<TextFieldProps, 'rows' | 'type' | 'inputMode'>) => (
  <TextField
    {...rest}
    inputMode="numeric"
    autoComplete="off"
    maxLength={10}
    className="input--number"
    onChange={(text) => onChange(text.replace(/\D/g, ''))}
  />
)
