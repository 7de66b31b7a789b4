import type { SellerShop } from '@contract/calls/seller/shop'
import { changedFields, differences, draftOf, isChanged, merged, newMethod, type ShopDraft } from './draft'

const SHOP: SellerShop = {
  shop_id: '3',
  name: 'Claywick',
  logo: 'shops/3.webp',
  ground: 'sand',
  text_en: 'Clay',
  address: 'Kiln Lane 1',
  ship_within_days: 2,
  low_stock_at: 5,
  away_until: null,
  free_from: null,
  methods: [{ method: 'standard', names_en: 'Standard', cost: '4.50', eta_from: 3, eta_to: 5 }],
  terms: { trusted: true },
  version: 7,
  updated_at: '2026-11-20T09:00:00.000Z',
  updated_by_name: 'Claire',
}
const base = draftOf(SHOP)
const withFields = (fields: Partial<ShopDraft['fields']>): ShopDraft => ({
  ...base,
  fields: { ...base.fields, ...fields },
})

it('sends nothing of what stayed', () => {
  expect(isChanged(base, draftOf(SHOP))).toBe(false)
  expect(changedFields(base, base)).toEqual({})
  expect(isChanged({ ...base, logo: [] }, base)).toBe(false)
})

it('sends what was typed: numbers as numbers, and an empty text to clear one', () => {
  const draft = withFields({ name: ' Claywick Kitchen ', ship_within_days: '3', text_en: '', free_from: '50' })
  expect(changedFields(draft, base)).toEqual({
    name: 'Claywick Kitchen',
    ship_within_days: 3,
    text_en: '',
    free_from: '50',
  })
})

it('sends all methods where one has changed, and a new logo by its upload', () => {
  const draft = { ...base, logo: [{ upload_id: '9' }], methods: [...base.methods, newMethod(base.methods)] }
  expect(changedFields(draft, base)).toMatchObject({
    logo: '9',
    methods: [
      { method: 'standard', names_en: 'Standard', cost: '4.50', eta_from: 3, eta_to: 5 },
      { method: 'own-1', names_en: '', cost: '' },
    ],
  })
})

it('gives a new method the first key that is free', () => {
  const one = newMethod([])
  const two = newMethod([one])
  expect([one.method, two.method]).toEqual(['own-1', 'own-2'])
  expect(newMethod([two]).method).toBe('own-1')
})

it('keeps both changes where they do not meet, and theirs where they do', () => {
  const theirs = withFields({ name: 'Their name', address: 'Kiln Lane 2' })
  const mine = withFields({ name: 'My name', text_en: 'My text' })
  expect(differences(base, theirs)).toEqual(['name', 'address'])
  const { both, lost } = merged(base, mine, theirs)
  expect(both.fields).toMatchObject({ name: 'Their name', address: 'Kiln Lane 2', text_en: 'My text' })
  expect(lost).toEqual(['name'])
})
