/** Fields that the calls of shops have in common. */
import { Type } from '@sinclair/typebox'
import { Id } from '../../base/fields'

/** The shop: required for operators, ignored for sellers, who always work for their own shop. */
export const shopId = Type.Optional(Id)

/** The version that was read; required to change what is there. Another one is refused as `changed`. */
export const Version = Type.Optional(Type.Integer({ minimum: 1, maximum: 2_000_000_000 }))

/** A value in a list that the handler checks, so that its error can have the position in its name. */
export const RawText = Type.String({ maxLength: 40 })
