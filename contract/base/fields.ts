/**
 * The building blocks of requests and answers [wire.form]. Form fields are sent as strings; these describe their
 * decoded types.
 */
import { Type, type TOptional, type TSchema, type TString } from '@sinclair/typebox'
import { PAGE_SIZE_MAX } from './constants'
import { LANGUAGE_CODES, type Language } from './languages'
import { OUTCOMES } from './outcomes'

/** A decimal string id. Eighteen digits stay inside a bigint column. */
export const Id = Type.String({ pattern: '^[1-9][0-9]{0,17}$' })
/** A decimal amount beside its currency, never a float. */
export const Money = Type.String({ pattern: '^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,4})?$' })
/** An exchange rate or another exact decimal. */
export const Decimal = Type.String({ pattern: '^[0-9]{1,12}(\\.[0-9]{1,12})?$' })
export const Uuid = Type.String({ pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' })
/** ISO 8601 in UTC. */
export const Time = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{8,12}Z$' })
export const Day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' })
export const Flag = Type.Boolean()
export const Page = Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 }))
/** `next` of the page before, in place of `p`: the page goes on after its last entry [wire.page-key]. */
const After = Type.Optional(Type.String({ pattern: '^-?[0-9]{1,18}([.]-?[0-9]{1,18}){0,3}$' }))
/** The fields of a list that goes on by key. */
export const keyPage = { p: Page, after: After }
export const PageSize = Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_SIZE_MAX }))
export const Currency = Type.String({ pattern: '^[A-Z]{3}$' })
export const Count = Type.Integer({ minimum: 0 })

/** A text that a user types: limited, and never empty. */
export const Line = (maxLength: number) => Type.String({ minLength: 1, maxLength })
export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

type LocalisedKeys<P extends string> = { [K in Exclude<Language, 'en'> as `${P}_${K}`]: TOptional<TString> } & {
  [K in `${P}_en`]: TString
}

/**
 * `name` → name_en (always there, the fallback) and name_{lang} for the languages that are sent [rule.name-fallback].
 */
export function localised<P extends string>(prefix: P): LocalisedKeys<P> {
  const text = (code: Language) => (code === 'en' ? Type.String() : Type.Optional(Type.String()))
  return Object.fromEntries(LANGUAGE_CODES.map((code) => [`${prefix}_${code}`, text(code)])) as LocalisedKeys<P>
}

/**
 * A page of a list: p counts from 1, and past the end the list is empty [wire.list] [wire.page-limits]. A list of more than
 * 10,000 ends there: then `count_more` is true, and `count` is 10,000 [wire.count-more].
 */
export const ListOf = <T extends TSchema>(item: T) =>
  Type.Object({
    list: Type.Array(item),
    count: Count,
    count_more: Type.Optional(Flag),
    p: Type.Integer(),
    page_size: Type.Integer(),
    /** Where the list goes on by key: `after` of the next page. Absent at the end, and in lists that go by `p` alone. */
    next: Type.Optional(Type.String()),
  })

export const Empty = Type.Object({})

/** What became of a request: -1 failed, 0 under review, 1 success. */
export const OutcomeField = Type.Integer({ minimum: OUTCOMES.failed, maximum: OUTCOMES.success })
