import type { OpsAdvert } from '@contract/entities/market/content'
import { draftOf, fieldsOf, longestBeside } from './draft'

const ADVERT: OpsAdvert = {
  ...{ advert_id: '1', position: 'top', image: 'a.webp', ground: 'forest', link: 'pages/home/home', state: 'running' },
  ...{ title_en: 'Tea', title_th: 'ชา', title_zh: '', title_zhtw: '', title_jp: '', title_es: '' },
  ...{ text_en: '', text_th: '', text_zh: '', text_zhtw: '', text_jp: '', text_es: '' },
  ...{ starts_at: null, ends_at: '2026-12-05T10:00:00.000Z', active: true },
  ...{ version: 3, updated_at: '2026-11-23T10:00:00.000Z', updated_by_name: 'Olu' },
}

it('sends the times as moments, none as an empty text, and a picture by what it is', () => {
  const draft = draftOf(ADVERT)
  expect(fieldsOf({ ends_at: draft.ends_at, starts_at: '' })).toEqual({
    ends_at: '2026-12-05T10:00:00.000Z',
    starts_at: '',
  })
  expect(fieldsOf({ image: { upload_id: '7', url: 'blob:' }, title_en: '' })).toEqual({
    image: { upload_id: '7' },
    title_en: '',
  })
  expect(fieldsOf({ image: null })).toEqual({ image: { path: '' } })
  expect(fieldsOf({})).toEqual({})
})

it('knows which other language runs longest', () => {
  const empty = draftOf(null)
  const draft = { ...empty, title_en: 'Tea weather', title_es: 'Tiempo de té', text_es: 'Todo', title_th: 'ชา' }
  expect([longestBeside(draft, 'en'), longestBeside(draft, 'es'), longestBeside(empty, 'en')]).toEqual([
    'es',
    'en',
    undefined,
  ])
})
