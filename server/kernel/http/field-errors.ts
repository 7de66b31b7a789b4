/** Converts TypeBox's errors into the rules that forms show at their fields (contract/envelope). */
import type { TSchema } from '@sinclair/typebox'
import { ValueErrorType, type ValueError } from '@sinclair/typebox/errors'
import type { FieldError, FieldRule } from '@contract/base/envelope'

interface Rule {
  readonly rule: FieldRule
  /** The schema keyword with the limit, sent as `params.limit`. */
  readonly keyword?: string
}

const RULES: Partial<Record<ValueErrorType, Rule>> = {
  [ValueErrorType.ObjectRequiredProperty]: { rule: 'required' },
  [ValueErrorType.StringMinLength]: { rule: 'min_length', keyword: 'minLength' },
  [ValueErrorType.StringMaxLength]: { rule: 'max_length', keyword: 'maxLength' },
  [ValueErrorType.StringPattern]: { rule: 'format' },
  [ValueErrorType.IntegerMinimum]: { rule: 'min', keyword: 'minimum' },
  [ValueErrorType.IntegerMaximum]: { rule: 'max', keyword: 'maximum' },
  [ValueErrorType.ArrayMinItems]: { rule: 'min', keyword: 'minItems' },
  [ValueErrorType.ArrayMaxItems]: { rule: 'max', keyword: 'maxItems' },
  [ValueErrorType.ObjectMaxProperties]: { rule: 'max', keyword: 'maxProperties' },
}

const isChoice = (schema: TSchema) =>
  Array.isArray(schema.anyOf) && schema.anyOf.every((member: TSchema) => member.const !== undefined)

const isInside = (path: string) => path.split('/').length > 2

function ruleOf({ type, schema, path }: ValueError): Rule {
  // the field is present, but something inside it is invalid
  if (type === ValueErrorType.ObjectRequiredProperty && isInside(path)) return { rule: 'type' }
  if (type === ValueErrorType.Union) return { rule: isChoice(schema) ? 'one_of' : 'format' }
  return RULES[type] ?? { rule: 'type' }
}

const topField = (path: string) => path.split('/')[1] ?? ''

/** One error per field, the first one found: the one to correct first. */
export function fieldErrors(findings: Iterable<ValueError>): FieldError[] {
  const byField = new Map<string, FieldError>()
  for (const finding of findings) {
    const field = topField(finding.path)
    if (byField.has(field)) continue
    const { rule, keyword } = ruleOf(finding)
    const limit: unknown = keyword ? finding.schema[keyword] : undefined
    byField.set(field, typeof limit === 'number' ? { field, rule, params: { limit } } : { field, rule })
  }
  return [...byField.values()]
}
