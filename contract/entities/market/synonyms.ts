/** Words that mean the same in searches, as operators keep them [field.ops.synonyms]. */
import { Type, type Static } from '@sinclair/typebox'
import { Id, Line } from '../../base/fields'
import { LANGUAGE_CODES } from '../../base/languages'
import { SYNONYMS_MAX, SYNONYMS_MIN, SYNONYM_LENGTH_MAX } from '../../base/text-limits'
import { edited } from './edited'

export const SynonymWords = Type.Array(Line(SYNONYM_LENGTH_MAX), { minItems: SYNONYMS_MIN, maxItems: SYNONYMS_MAX })

/** A group of words of one language: a search for one of them finds what is named by any of them. */
export const OpsSynonym = Type.Object({
  synonym_id: Id,
  language: Type.Union(LANGUAGE_CODES.map((code) => Type.Literal(code))),
  /** In the order in which they were written. */
  words: Type.Array(Type.String()),
  ...edited,
})
export type OpsSynonym = Static<typeof OpsSynonym>
