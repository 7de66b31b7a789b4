import type { OpsBrand } from '@contract/entities/market/catalogue'
import { draftOf, fieldsOf } from './draft'

it('reads a brand, and begins a new one empty', () => {
  const brand = { name: 'Alder', image: 'a/sofa.webp', ground: 'sage' } as OpsBrand
  expect(draftOf(brand)).toEqual({ name: 'Alder', image: { path: 'a/sofa.webp' }, ground: 'sage' })
  expect(draftOf(null)).toEqual({ name: '', image: null, ground: 'sand' })
})

it('sends what was changed alone, a picture by its upload, and that it is removed', () => {
  expect(fieldsOf({ name: ' Alder ' })).toEqual({ name: 'Alder' })
  expect(fieldsOf({ image: { upload_id: '7', url: '/waiting/7' } })).toEqual({ image: { upload_id: '7' } })
  expect(fieldsOf({ image: null })).toEqual({ image: { path: '' } })
  expect(fieldsOf({})).toEqual({})
})
