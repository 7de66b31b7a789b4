import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldError } from '@contract/envelope'
import type { Fault } from '@/domain/text/field-message'
import { focusWrong } from '@/platform/host/focus-wrong'
import { isApiError } from '@/services/api-error'
import { on } from '@/services/events'
import { faultText } from './fault-text'
import { keepDraft, takeDraft, typedValues } from './form-draft'

type Values = Record<string, string | boolean>
/** The error of a field, by its value and the others'. */
export type Checks<V extends Values> = { readonly [K in keyof V]?: (value: V[K], values: V) => Fault | null }

interface Setup<V extends Values> {
  readonly values: V
  readonly rules?: Checks<V>
  /**
   * A name under which what was typed outlives the loss of the session: it is there again after the login, for the same
   * person, until they log out. Never for a form of secrets: what is no password is kept.
   */
  readonly keep?: string
  /** Sends the form. An ApiError with field errors comes back to the fields. */
  readonly submit: (values: V) => Promise<void>
}

export interface Form<V extends Values> {
  readonly values: V
  readonly set: <K extends keyof V>(field: K, value: V[K]) => void
  /** Checks a field that lost focus, and shows its error. */
  readonly blur: (field: keyof V) => void
  /** A sentence for each field that is not right. */
  readonly errors: { readonly [K in keyof V]?: string }
  /** Errors of the server that belong to no field of this form. */
  readonly error: string | undefined
  /** Identifies this form: its fields are rendered within its FormScope. */
  readonly scope: object
  readonly busy: boolean
  /** Checks, then sends, once at a time. Returns whether it succeeded; the input stays either way. */
  readonly submit: () => Promise<boolean>
}

type Faults<V extends Values> = { readonly [K in keyof V]?: Fault }

/**
 * A form: values, what is wrong with them by the shared rules and by the server, and one submission at a time. When a
 * submission is refused, the first field that is wrong takes the focus.
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
    () => (keep ? on('sessionLost', () => keepDraft(keep, typedValues(typed.current, before))) : undefined),
    [keep, before],
  )

  // after the drawing that marks them
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
      // everything but refused fields has been shown already
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

  const wrong = fields.filter((field) => faults[field] !== undefined)
  const texts = wrong.map((field) => [field, faultText(String(field), faults[field] as Fault)])
  return {
    values,
    set,
    blur: (field) => setFaults((before) => ({ ...before, [field]: before[field] ?? faultOf(field) })),
    errors: Object.fromEntries(texts) as { readonly [K in keyof V]?: string },
    error: rest.length === 0 ? undefined : faultText(rest[0].field, rest[0]),
    scope,
    busy,
    submit,
  }
}
