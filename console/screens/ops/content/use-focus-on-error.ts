import { useEffect, useRef } from 'react'
import type { FieldError } from '@contract/base/envelope'
import { LANGUAGE_CODES, type Language } from '@contract/base/languages'

/** The language of the first text that was refused. */
const languageOf = (errors: readonly FieldError[]) =>
  LANGUAGE_CODES.find((code) => errors.some(({ field }) => field.endsWith(`_${code}`)))

/** Shows the language of a refused text, and puts the focus on the first field that is wrong. */
export function useFocusOnError(errors: readonly FieldError[], show: (language: Language) => void) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (errors.length === 0) return undefined
    const language = languageOf(errors)
    if (language) show(language)
    const clock = setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
    return () => clearTimeout(clock)
  }, [errors, show])
  return form
}
