import { useState, type ReactNode } from 'react'
import type { ApiError } from '../../api/api-error'
import { errorsAt } from '../../text/failure'
import { useT } from '../../text/use-t'
import { TextField } from '../fields/field'
import { FormSheet } from './form-sheet'

interface Props {
  readonly title: string
  readonly subtitle?: ReactNode
  /** What the button says that does it. */
  readonly yes: string
  readonly isDanger?: boolean
  readonly middle?: boolean
  /** The label of the reason. */
  readonly label: string
  /** Who reads it. */
  readonly hint?: string
  /** The field of the call that carries it. */
  readonly field: 'reason' | 'remark'
  readonly maxLength: number
  /** It also goes without one. */
  readonly isOptional?: boolean
  readonly mutation: { readonly isPending: boolean; readonly error: ApiError | null }
  /** Gets the reason without spaces around it; empty only where it is optional. */
  readonly onSubmit: (reason: string) => void
  readonly onClose: () => void
  /** Over the reason: what it is about. */
  readonly children?: ReactNode
}

/** An action that somebody reads the reason of. */
export function ReasonSheet(props: Props) {
  const { label, hint, field, maxLength, isOptional = false, mutation, onSubmit, children, ...sheet } = props
  const t = useT()
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const send = () => {
    const said = text.trim()
    const lacks = said === '' && !isOptional
    setMissing(lacks)
    if (!lacks) onSubmit(said)
  }
  return (
    <FormSheet {...sheet} busy={mutation.isPending} onSubmit={send}>
      {children}
      <TextField
        label={label}
        hint={hint}
        rows={4}
        maxLength={maxLength}
        value={text}
        onChange={(next) => {
          setText(next)
          setMissing(false)
        }}
        error={isMissing ? t('rules.required') : errorsAt(t, mutation.error?.errors ?? [])(field)}
      />
    </FormSheet>
  )
}
