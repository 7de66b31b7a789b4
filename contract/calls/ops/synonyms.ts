/** Synonyms of searches, for operators. */
import { Type } from '@sinclair/typebox'
import { defineCall } from '../call'
import { OpsSynonym, SynonymWords } from '../../entities/market/synonyms'
import { SYNONYM_LENGTH_MAX } from '../../base/text-limits'
import { Empty, Id, Line, ListOf, Page, PageSize } from '../../base/fields'
import { LANGUAGE_CODES } from '../../base/languages'
import { answering, codes, codesById, oneOf, version } from './parts'

/** By language and first word; `q` is a part of a word. */
export const opsSynonyms = defineCall('opsSynonyms', {
  summary: 'Synonyms of searches, for operators.',
  fields: Type.Object({
    p: Page,
    page_size: PageSize,
    language: Type.Optional(oneOf(LANGUAGE_CODES)),
    q: Type.Optional(Line(SYNONYM_LENGTH_MAX)),
  }),
  data: ListOf(OpsSynonym),
  codes,
})

/**
 * Creates or changes a group of words. A word that stands in it twice, or in another group of its language, ignoring
 * case, width and accents, is refused at `words` as `taken`; one without a letter or a digit as `format`.
 */
export const opsSynonymSave = defineCall('opsSynonymSave', {
  summary: 'Creates or changes a group of synonyms.',
  fields: Type.Object({
    synonym_id: Type.Optional(Id),
    version,
    language: Type.Optional(oneOf(LANGUAGE_CODES)),
    words: Type.Optional(SynonymWords),
  }),
  data: answering('synonym', OpsSynonym),
  codes: codesById,
})

/** Removes a group of words. */
export const opsSynonymRemove = defineCall('opsSynonymRemove', {
  summary: 'Removes a group of synonyms.',
  fields: Type.Object({ synonym_id: Id }),
  data: Empty,
  codes: codesById,
})
