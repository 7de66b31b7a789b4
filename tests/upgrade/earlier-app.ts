/** Judges answers as the app of the last release reads them: telephones keep it for months. */
import Ajv, { type ValidateFunction } from 'ajv'
import { at } from '@contract/rules/lists'
import { readRelease, releasesWith } from './release-files'

const ENDING = '.calls.json.br'

/** What tools/migrations/app-calls.ts printed of a call. */
interface EarlierCall {
  readonly method: string
  readonly path: string
  /** Its answer is a document. */
  readonly document: boolean
  readonly fields: { readonly required?: readonly string[]; readonly properties: Readonly<Record<string, object>> }
  readonly data: object
}

const newest = at(releasesWith(ENDING).slice(-1), 0)

/** The calls that the app of the last release makes, by name. */
export const EARLIER_CALLS = JSON.parse(readRelease(newest, ENDING)) as Readonly<Record<string, EarlierCall>>

const validators = new Map<string, ValidateFunction>()

function validatorOf(name: string, { data }: EarlierCall): ValidateFunction {
  const known = validators.get(name)
  if (known) return known
  // schemas of different calls have the same ids
  const compiled = new Ajv({ strict: false, validateFormats: false, allErrors: true }).compile(data)
  validators.set(name, compiled)
  return compiled
}

/** What the app of the last release would miss in the payload of a successful answer; empty for a call that it does not make. */
export function missedByEarlierApp(name: string, data: unknown): string[] {
  const call = EARLIER_CALLS[name]
  if (!call || call.document) return []
  const validate = validatorOf(name, call)
  if (validate(data)) return []
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`)
}
