/** Parts that the calls with which operators run the market have in common. */
import { Type, type TOptional, type TSchema, type TString } from '@sinclair/typebox'
import { Code } from '../../base/codes'
import { GROUNDS } from '../../base/product-constants'
import { Id } from '../../base/fields'
import { LANGUAGE_CODES, type Language } from '../../base/languages'
import { REMARK_MAX } from '../../base/text-limits'

type Texts<P extends string> = { [K in Language as `${P}_${K}`]: TOptional<TString> }

/** `title` → title_{lang} of every language: an absent text stays, an empty one is removed. */
export const texts = <P extends string>(prefix: P, maxLength: number): Texts<P> =>
  Object.fromEntries(
    LANGUAGE_CODES.map((code) => [`${prefix}_${code}`, Type.Optional(Type.String({ maxLength }))]),
  ) as Texts<P>

/** The version that was read; required to change what is there. Another one is refused as `changed` [rule.ops-version]. */
export const version = Type.Optional(Type.Integer({ minimum: 0, maximum: 2_000_000_000 }))

/**
 * Either the path of the picture that is shown already, or the id of an upload with the purpose of the call. An empty path
 * removes the picture, where it is not required.
 */
export const Picture = Type.Object({
  path: Type.Optional(Type.String({ maxLength: 300 })),
  upload_id: Type.Optional(Id),
})

export const Ground = Type.Union(GROUNDS.map((ground) => Type.Literal(ground)))

/** One of these texts. */
export const oneOf = <T extends string>(values: readonly T[]) => Type.Union(values.map((value) => Type.Literal(value)))

/** The reason, for the audit and, where the call says so, for the shop. */
export const remark = Type.Optional(Type.String({ maxLength: REMARK_MAX }))

/** A time, as in Time, or an empty text for none: an absent one stays. A schema with a pattern could not be emptied. */
export const Moment = Type.String({ maxLength: 30 })
/** An id, or an empty text for none. */
export const MaybeId = Type.String({ maxLength: 18 })

export const codes: readonly number[] = [Code.operationFailed]
export const codesById: readonly number[] = [Code.notFound, Code.operationFailed]

/** The answer of a call with which something is saved. */
export const answering = <N extends string, T extends TSchema>(name: N, schema: T) =>
  Type.Object({ [name]: schema } as { [K in N]: T })
