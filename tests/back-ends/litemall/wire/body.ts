/**
 * Bodies of POST requests. The server reads them in two ways, which differ in what they forgive: some calls look fields
 * up in a tree, others have the whole body turned into an object of a Java class.
 */
import type { IncomingHttpHeaders } from 'node:http'
import { badArgumentValue, Refusal, serverFault } from './answers'

const refused = () => new Refusal(badArgumentValue())

const SHORT_MAX = 2 ** 15 - 1
const INT_MAX = 2 ** 31 - 1

function parse(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function asInt(value: unknown): number {
  if (typeof value === 'number') return Math.trunc(value)
  if (typeof value === 'boolean') return Number(value)
  const text = typeof value === 'string' ? value.trim() : ''
  return /^[+-]?\d+(\.\d+)?$/.test(text) ? Math.trunc(Number(text)) : 0
}

/** A body in which a call looks up fields by name. What is not JSON has no fields, and values change type freely. */
export class Tree {
  private readonly fields: Record<string, unknown>

  constructor(text: string) {
    const value = parse(text)?.value
    this.fields = isRecord(value) ? value : {}
  }

  private has(field: string): boolean {
    return Object.hasOwn(this.fields, field)
  }

  /** The field as text, or null if it is absent. A JSON null becomes the text `null`; lists and objects are empty. */
  text(field: string): string | null {
    if (!this.has(field)) return null
    const value = this.fields[field]
    return typeof value === 'object' && value !== null ? '' : String(value)
  }

  /** The field as a whole number, or null if it is absent. What is no number, also a JSON null, counts as 0. */
  int(field: string): number | null {
    return this.has(field) ? asInt(this.fields[field]) : null
  }

  /** The field as a list of whole numbers, or null if it is absent or null. Any other value is refused. */
  ints(field: string): number[] | null {
    const value = this.fields[field]
    if (value === undefined || value === null) return null
    if (!Array.isArray(value)) throw refused()
    return value.map((item: unknown) => intOf(item) ?? 0)
  }
}

/** A whole number in an object of a Java class: texts that are numbers pass, fractions are cut off. */
function intOf(value: unknown, max = INT_MAX): number | null {
  if (value === undefined || value === null || value === '') return null
  const number = typeof value === 'string' && /^\s*[+-]?\d+\s*$/.test(value) ? Number(value) : value
  if (typeof number !== 'number' || Math.abs(Math.trunc(number)) > max) throw refused()
  return Math.trunc(number)
}

/** A body that is turned into an object of a Java class before the call starts; unknown fields are ignored. */
export class Bean {
  constructor(private readonly fields: Record<string, unknown>) {}

  /** A whole number, or null. */
  int(field: string): number | null {
    return intOf(this.fields[field])
  }

  /** A whole number of at most 32767, or null. */
  short(field: string): number | null {
    return intOf(this.fields[field], SHORT_MAX)
  }

  /** A text, or null; numbers and booleans pass as what they look like. */
  text(field: string): string | null {
    const value = this.fields[field]
    if (value === undefined || value === null) return null
    if (typeof value === 'object') throw refused()
    return String(value)
  }

  /** True or false, or null. */
  boolean(field: string): boolean | null {
    const value = this.fields[field]
    if (value === undefined || value === null || value === '') return null
    if (typeof value === 'number') return value !== 0
    if (typeof value === 'string') return this.booleanOf(value.trim())
    if (typeof value !== 'boolean') throw refused()
    return value
  }

  /** A list of texts, or null. */
  texts(field: string): string[] | null {
    const value = this.fields[field]
    if (value === undefined || value === null) return null
    if (!Array.isArray(value)) throw refused()
    return value.map(String)
  }

  /** Whether the field contains an object. */
  hasObject(field: string): boolean {
    return isRecord(this.fields[field])
  }

  private booleanOf(text: string): boolean {
    if (text !== 'true' && text !== 'false') throw refused()
    return text === 'true'
  }
}

/** The bytes of a POST request with its headers. */
export class Body {
  constructor(
    readonly bytes: Buffer,
    private readonly headers: IncomingHttpHeaders,
  ) {}

  /** The media type of the body with its parameters, or an empty text. */
  get type(): string {
    return this.headers['content-type'] ?? ''
  }

  /** For calls that look up fields. No body at all is refused; its media type does not matter. */
  tree(): Tree {
    if (this.bytes.length === 0) throw refused()
    return new Tree(this.bytes.toString('utf8'))
  }

  /** For calls that take an object. Another media type than JSON is a fault inside the server. */
  bean(): Bean {
    if (this.type === '' && this.bytes.length === 0) throw refused()
    if (!/^application\/([\w.-]+\+)?json\b/i.test(this.type)) throw serverFault()
    const value = parse(this.bytes.toString('utf8'))?.value
    if (!isRecord(value)) throw refused()
    return new Bean(value)
  }
}
