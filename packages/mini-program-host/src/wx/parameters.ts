import { PARAMETER_ERROR, WxFailure } from './wx-failure'

export type TypeName = 'String' | 'Number' | 'Boolean' | 'Object' | 'Array' | 'ArrayBuffer' | 'Function'

/** What a parameter must be: a type, one of several, `?` at the end of the first for one that may be left out. */
export interface Rule {
  readonly types: readonly TypeName[]
  readonly optional: boolean
}

/** Rules by parameter, written short: `{ url: 'String', data: 'Object|String?' }`. */
export type Rules = Readonly<Record<string, string>>

export function parseRule(text: string): Rule {
  const optional = text.endsWith('?')
  const types = (optional ? text.slice(0, -1) : text).split('|') as TypeName[]
  return { types, optional }
}

/** A value's type by the name that WeChat's messages give it, whichever realm it comes from. */
export function typeName(value: unknown): string {
  const name = Object.prototype.toString.call(value).slice(8, -1)
  return name.endsWith('Function') ? 'Function' : name
}

/**
 * What is wrong with one value, in WeChat's words, or undefined.
 * @param label 'parameter' or 'parameter.key'
 */
export function faultOfValue(label: string, value: unknown, rule: Rule): string | undefined {
  if (value === undefined && rule.optional) return undefined
  const actual = typeName(value)
  if (rule.types.some((type) => type === actual)) return undefined
  return `parameter error: ${label} should be ${rule.types.join(' or ')} instead of ${actual};`
}

/** What is wrong with an API's option object: `parameter error: parameter.key should be String instead of Undefined;` */
export function faultOfOption(option: unknown, rules: Rules): string | undefined {
  const entries = Object.entries(rules).map(([name, text]) => [name, parseRule(text)] as const)
  if (option === undefined && entries.every(([, rule]) => rule.optional)) return undefined
  if (typeName(option) !== 'Object') return faultOfValue('parameter', option, { types: ['Object'], optional: false })
  const values = option as Record<string, unknown>
  const faults = entries.map(([name, rule]) => faultOfValue(`parameter.${name}`, values[name], rule))
  const found = faults.filter((fault) => fault !== undefined)
  if (found.length === 0) return undefined
  return ['parameter error: ', ...found.map((fault) => fault.slice('parameter error: '.length))].join('')
}

/** @throws WxFailure when the one argument of a call that answers at once is of another type */
export function checkValue(value: unknown, rule: string): void {
  const fault = faultOfValue('parameter', value, parseRule(rule))
  if (fault !== undefined) throw new WxFailure(fault, { errno: PARAMETER_ERROR })
}
