/** Fields that the desk's calls have in common. */
import { Type } from '@sinclair/typebox'
import { Id } from '../fields'

/** The shop: required for operators, ignored for sellers, who always work for their own shop. */
export const shopId = Type.Optional(Id)

/** A value in a list that the handler checks, so that its error can have the position in its name. */
export const Typed = Type.String({ maxLength: 40 })
