import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldError } from '@contract/base/envelope'
import type { Fault } from '@/domain/text/field-message'
import { focusWrong } from '@/platform/host/focus-wrong'
import { isApiError } from '@/services/api-error'
import { faultText } from './fault-text'
import { keepDraft, onLeaving, takeDraft, typedValues } from './form-draft'

type Values = Record<string, string | boolean>
/** The error of a field, from its value and those of the other fields. */
export type Checks<V extends Values> = { readonly [K in keyof V]?: (value: V[K], values: V) => Fault | null }

interface Setup<V extends Values> {
  readonly values: V
  readonly rules?: Checks<V>
  /**
   * A name under which the input survives the loss of the session: it is restored after a login of the same user, until
   * they log out. Passwords are not kept, but anything else is, so do not use it for a form of secrets.
   */
  readonly keep?: string
  /** Sends the form. The field errors of an ApiError are shown at the fields. */
  readonly submit: (values: V) => Promise<void>
}

export interface Form<V extends Values> {
  readonly values: V
  readonly set: <K extends keyof V>(field: K, value: V[K]) => void
  /** Checks a field that lost the focus, and shows its error. */
  readonly blur: (field: keyof V) => void
  /** The message of each invalid field. */
  readonly errors: { readonly [K in keyof V]?: string }
  /** The server's errors that belong to no field of this form. */
  readonly error: string | undefined
  /** Identifies this form. Its fields are rendered within its FormScope. */
  readonly scope: object
  readonly busy: boolean
  /** Checks and sends the form, once at a time. Returns whether that succeeded; the input stays either way. */
  readonly submit: () => Promise<boolean>
}

type Faults<V extends Values> = { readonly [K in keyof V]?: Fault }

/**
 * A form: its values, their errors by the shared rules and by the server, and one submission at a time. When a
 * submission is refused, the first invalid field takes the focus.
 */
export function useForm<V extends Values>({ values: initial, rules = {}, keep, submit: send }: Setup<V>): Form<V> {
  const [before] = useState(initial)
  const [values, setValues] = useState<V>(() => (keep ? { ...initial, ...takeDraft<Partial<V>>(keep) } : initial))
  const typed = useRef(values)
  typed.current = values
  const [faults, setFaults] = useState<Faults<V>>({})
  const [rest, setRest] = useState<readonly FieldError[]>([])
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState(0)
  const sending = useRef(false)
  const [scope] = useState<object>({})
  const checks: Checks<V> = rules
  const fields = Object.keys(initial) as (keyof V)[]

  const set = useCallback(<K extends keyof V>(field: K, value: V[K]) => {
    setValues((before) => ({ ...before, [field]: value }))
    setFaults((before) => ({ ...before, [field]: undefined }))
    setRest([])
  }, [])

  useEffect(
    () => (keep ? onLeaving(() => keepDraft(keep, typedValues(typed.current, before))) : undefined),
    [keep, before],
  )

  // after the render that marks them
  useEffect(() => {
    if (refused > 0) focusWrong(scope)
  }, [refused, scope])

  const faultOf = (field: keyof V) => checks[field]?.(values[field], values) ?? undefined

  async function submit(): Promise<boolean> {
    if (sending.current) return false
    const found = Object.fromEntries(fields.map((field) => [field, faultOf(field)])) as Faults<V>
    setFaults(found)
    setRest([])
    if (fields.some((field) => found[field] !== undefined)) {
      setRefused((times) => times + 1)
      return false
    }
    sending.current = true
    setBusy(true)
    try {
      await send(values)
      return true
    } catch (error) {
      // everything but field errors has been shown already
      if (!isApiError(error)) throw error
      const own = error.errors.filter(({ field }) => field in initial)
      setFaults(Object.fromEntries(own.map((fault): [string, Fault] => [fault.field, fault])) as Faults<V>)
      setRest(error.errors.filter(({ field }) => !(field in initial)))
      if (own.length > 0) setRefused((times) => times + 1)
      return false
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  const [other] = rest
  const wrong = fields.filter((field) => faults[field] !== undefined)
  const texts = wrong.map((field) => [field, faultText(String(field), faults[field] as Fault)])
  return {
    values,
    set,
    blur: (field) => setFaults((before) => ({ ...before, [field]: before[field] ?? faultOf(field) })),
    errors: Object.fromEntries(texts) as { readonly [K in keyof V]?: string },
    error: other && faultText(other.field, other),
    scope,
    busy,
    submit,
  }
}
