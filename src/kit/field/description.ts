import { idOf } from '../ids'

/** The id of the text that describes a field: its error, else its hint. */
export function fieldDescription(id: string, error?: string, hint?: string): string | undefined {
  if (error) return idOf.fieldError(id)
  return hint ? `${id}-hint` : undefined
}
