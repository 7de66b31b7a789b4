export type FieldKind = 'text' | 'email' | 'tel' | 'number' | 'decimal' | 'password' | 'search'

/** The input alone: what each target's leaf draws. */
export interface EntryProps {
  id: string
  value: string
  onInput: (value: string) => void
  kind: FieldKind
  placeholder?: string
  /** The browser's token for filling in: "email", "street-address", "new-password". */
  autocomplete?: string
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
