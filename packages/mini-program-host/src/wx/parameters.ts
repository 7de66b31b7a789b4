import { PARAMETER_ERROR, WxFailure } from './wx-failure'

export type TypeName = 'String' | 'Number' | 'Boolean' | 'Object' | 'Array' | 'ArrayBuffer' | 'Function'

/** The type of a parameter, or several types; the first ends with `?` if it is optional. */
export interface Rule {
  readonly types: readonly TypeName[]
  readonly optional: boolean
}

/** The rules of all parameters, in short: `{ url: 'String', data: 'Object|String?' }`. */
export type Rules = Readonly<Record<string, string>>

export function parseRule(text: string): Rule {
  const optional = text.endsWith('?')
  const types = (optional ? text.slice(0, -1) : text).split('|') as TypeName[]
  return { types, optional }
}

/** The name of a value's type in WeChat's messages, independent of the realm. */
export function typeName(value: unknown): string {
  const name = Object.prototype.toString.call(value).slice(8, -1)
  return name.endsWith('Function') ? 'Function' : name
}

/**
 * WeChat's message for an invalid value, or undefined.
 * @param label 'parameter' or 'parameter.key'
 */
export function faultOfValue(label: string, value: unknown, rule: Rule): string | undefined {
  if (value === undefined && rule.optional) return undefined
  const actual = typeName(value)
  if (rule.types.some((type) => type === actual)) return undefined
  return `parameter error: ${label} should be ${rule.types.join(' or ')} instead of ${actual};`
}

/**
 * WeChat's message for an invalid option object:
 * `parameter error: parameter.key should be String instead of Undefined;`
 */
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

/** @throws WxFailure if the argument of a synchronous call has the wrong type */
export function checkValue(value: unknown, rule: string): void {
  const fault = faultOfValue('parameter', value, parseRule(rule))
  if (fault !== undefined) throw new WxFailure(fault, { errno: PARAMETER_ERROR })
}
