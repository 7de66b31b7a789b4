import type { Behaviour, BuiltinHost } from '../builtin'

interface Form {
  submit(button: BuiltinHost): void
  reset(): void
}
type FormHost = BuiltinHost & { __wxForm?: Form }

/** The form around an element, if any. */
export function formOf(host: Element): Form | undefined {
  return (host.closest('wx-form') as FormHost | null)?.__wxForm
}

function fieldsOf(form: Element): BuiltinHost[] {
  return [...form.querySelectorAll<BuiltinHost>('*')].filter((host) => host.__wxBuiltin?.field)
}

function idOf(host: BuiltinHost) {
  return { id: host.__wxElement?.id ?? '', dataset: { ...host.__wxElement?.dataset } }
}

/** form: collects its named fields on submit, and empties them on reset, as WeChat does. */
export const form: Behaviour = ({ host, fire }) => {
  const own: Form = {
    submit(button) {
      const value: Record<string, unknown> = {}
      for (const field of fieldsOf(host)) {
        const name = field.__wxElement?.data.name as unknown
        if (name !== undefined && name !== null && name !== '') value[String(name)] = field.__wxBuiltin?.field?.value()
      }
      fire('submit', { value, target: idOf(button) })
    },
    reset() {
      for (const field of fieldsOf(host)) field.__wxBuiltin?.field?.reset()
      fire('reset', { target: idOf(host) })
    },
  }
  ;(host as FormHost).__wxForm = own
  return { functions: { submit: () => own.submit(host), reset: () => own.reset() } }
}
