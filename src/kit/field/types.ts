export type FieldKind = 'text' | 'email' | 'tel' | 'number' | 'decimal' | 'password' | 'search'

/** The browser's autofill tokens for the fields of the app. */
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

/** The input itself, which each target draws in its own way. */
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
  /** A visible label is linked to it, so that it needs no name of its own. */
  labelled?: boolean
  autofocus?: boolean
  onFocus?: () => void
  onBlur?: () => void
  /** Enter, or the keyboard's button. What its promise rejects with reaches the app's error handler. */
  onSubmit?: () => void | Promise<unknown>
}
