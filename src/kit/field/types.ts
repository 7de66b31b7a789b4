export type FieldKind = 'text' | 'email' | 'tel' | 'number' | 'decimal' | 'password' | 'search'

/** The browser's tokens for filling in, as far as the app has fields for them. */
export type Autofill =
  | 'off'
  | 'name'
  | 'username'
  | 'email'
  | 'tel'
  | 'organization'
  | 'current-password'
  | 'new-password'
  | 'one-time-code'
  | 'street-address'
  | 'address-level1'
  | 'address-level2'
  | 'postal-code'

/** The input alone: what each target's leaf draws. */
export interface EntryProps {
  id: string
  value: string
  onInput: (value: string) => void
  kind: FieldKind
  placeholder?: string
  /** The autofill token. */
  autocomplete?: Autofill
  maxLength?: number
  /** More than one line. */
  rows?: number
  disabled?: boolean
  wrong?: boolean
  required?: boolean
  describedBy?: string
  label: string
  /** A visible label is tied to it, so that it needs no name of its own. */
  labelled?: boolean
  autofocus?: boolean
  onFocus?: () => void
  onBlur?: () => void
  /** Enter, or the keyboard's button. */
  onSubmit?: () => void
}
