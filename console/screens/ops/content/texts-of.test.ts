import { languageField, textsOf } from './texts-of'

it('reads the texts of all languages', () => {
  expect(textsOf({ title_en: 'Tea', title_th: 'ชา' }, ['title'])).toEqual({
    ...{ title_en: 'Tea', title_th: 'ชา', title_zh: '', title_zhtw: '', title_jp: '', title_es: '' },
  })
})

it('knows the field and the language of a key', () => {
  expect(languageField('title_th', ['text', 'title'])).toEqual({ field: 'title', language: 'ไทย' })
  expect(languageField('starts_at', ['text', 'title'])).toBeNull()
})
