import type { OpsSynonym } from '@contract/entities/market/synonyms'
import { draftOf, fieldsOf } from './draft'

it('has a word on each line, and begins a new group with the word that found nothing', () => {
  const synonym = { language: 'en', words: ['sofa', 'couch'] } as OpsSynonym
  expect(draftOf(synonym)).toEqual({ language: 'en', words: 'sofa\ncouch' })
  expect(draftOf({ language: 'th', word: 'ทีวี' })).toEqual({ language: 'th', words: 'ทีวี\n' })
  expect(draftOf({ language: 'th' })).toEqual({ language: 'th', words: '' })
})

it('sends what was changed alone, without empty lines and spaces at the ends', () => {
  expect(fieldsOf({ words: ' sofa \n\n three-piece suite\n' })).toEqual({ words: ['sofa', 'three-piece suite'] })
  expect(fieldsOf({ language: 'es' })).toEqual({ language: 'es' })
  expect(fieldsOf({})).toEqual({})
})
