/** Fields of a query string, read the way Spring binds them to Java types. */
import { badArgumentValue, fail, Refusal } from './answers'
import type { Sorting } from './paging'

const LIMITS = { byte: 2 ** 7, short: 2 ** 15, int: 2 ** 31 }
const YES = ['true', 'on', 'yes', '1']
const NO = ['false', 'off', 'no', '0']

/** The refusal of a field that breaks a rule: its name with the rule's text right behind it, without a space. */
const broken = (field: string, rule: string) => new Refusal(fail(402, `${field}${rule}`))

/** A field that a call cannot do without. */
function required<T>(value: T | null, field: string): T {
  // The text comes from the validator and speaks the language of the machine that the server runs on
  if (value === null) throw broken(field, 'must not be null')
  return value
}

/** Reads the fields of one request. An empty field counts as absent, except in text. */
export class Query {
  constructor(private readonly fields: URLSearchParams) {}

  /** A text, which may be empty, or null if the field is absent. */
  text(field: string): string | null {
    return this.fields.get(field)
  }

  /** A text that must be there, but may be empty. */
  requiredText(field: string): string {
    return required(this.text(field), field)
  }

  /** A text that must be there and not be empty. */
  nonEmptyText(field: string): string {
    const value = this.text(field)
    if (value === null || value === '') throw broken(field, 'must not be empty')
    return value
  }

  /** A whole number of a Java type, or null. Anything else that is written there is refused. */
  number(field: string, type: keyof typeof LIMITS = 'int'): number | null {
    const text = (this.fields.get(field) ?? '').replace(/\s/g, '')
    if (text === '') return null
    const value = /^[+-]?\d+$/.test(text) ? Number(text) : Number.NaN
    if (!(value >= -LIMITS[type] && value < LIMITS[type])) throw new Refusal(badArgumentValue())
    return value
  }

  /** A whole number that must be there. */
  requiredNumber(field: string, type: keyof typeof LIMITS = 'int'): number {
    return required(this.number(field, type), field)
  }

  /** True or false in one of the spellings that Spring knows, or null. */
  boolean(field: string): boolean | null {
    const text = (this.fields.get(field) ?? '').trim().toLowerCase()
    if (text === '') return null
    if (!YES.includes(text) && !NO.includes(text)) throw new Refusal(badArgumentValue())
    return YES.includes(text)
  }

  /** Which page of a list, and how many rows it has. */
  paging(limitField = 'limit'): { page: number; limit: number } {
    return { page: this.number('page') ?? 1, limit: this.number(limitField) ?? 10 }
  }

  /** How to sort a list, by one of these columns. */
  sorting(columns: readonly string[] = ['add_time', 'id']): Sorting {
    const sort = this.fields.get('sort') || 'add_time'
    const order = this.fields.get('order') || 'desc'
    if (!columns.includes(sort.toLowerCase())) throw broken('sort', '排序字段不支持')
    if (!['desc', 'asc'].includes(order.toLowerCase())) throw broken('order', '排序类型不支持')
    return { sort, order }
  }
}
