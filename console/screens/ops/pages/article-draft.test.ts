import { fieldsOf } from './article-draft'

it('sends the moment of publication and the picture by what it is', () => {
  expect(fieldsOf({ published_at: '2026-11-23T10:00', image: { path: 'a.webp' }, title_en: 'Tea' })).toEqual({
    published_at: new Date('2026-11-23T10:00').toISOString(),
    image: { path: 'a.webp' },
    title_en: 'Tea',
  })
  expect(fieldsOf({ published_at: '', category_id: '' })).toEqual({ category_id: '' })
  expect(fieldsOf({ image: null })).toEqual({ image: { path: '' } })
})
