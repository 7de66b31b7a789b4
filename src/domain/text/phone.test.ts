import fc from 'fast-check'
import { displayPhone } from './phone'

const shown = (phone: string, country?: string) => displayPhone(phone, country).replaceAll('\u00a0', ' ')

it('shows 0 instead of a leading 66 [rule.phone-66]', () => {
  expect(displayPhone('66812345678')).toBe('0812345678')
  expect(displayPhone('66812345678', 'TH')).toBe('0812345678')
  expect(displayPhone('66')).toBe('0')
  expect(displayPhone('61234567890')).toBe('61234567890')
})

it.each([
  ['351912345678', 'PT', '+351 912 345 678'],
  ['+351912345678', 'PT', '+351 912 345 678'],
  ['00351912345678', 'PT', '+351 912 345 678'],
  ['34600000000', 'ES', '+34 600 000 000'],
  ['15551234567', 'US', '+1 555 123 4567'],
  ['8613812345678', 'CN', '+86 138 1234 5678'],
  ['85223456789', 'HK', '+852 2345 6789'],
])('groups %s of %s, which has its calling code', (phone, country, expected) => {
  expect(shown(phone, country)).toBe(expected)
})

it.each([
  ['912345678', 'PT'],
  ['600 000 000', 'ES'],
  ['+34 600 000 000', 'ES'],
  ['34600000000', 'PT'],
  ['13812345678', 'CN'],
  ['5511912345678', 'BR'],
  ['0912345678', 'TW'],
  ['351912345678', undefined],
])('leaves %s of %s as it was typed: it may be national, or have its own groups', (phone, country) => {
  expect(displayPhone(phone, country)).toBe(phone)
})

it('never changes a digit of a number that does not start with 66 [rule.phone-66]', () => {
  const phones = fc.stringMatching(/^\+?\d{5,15}$/).filter((phone) => !phone.startsWith('66'))
  fc.assert(
    fc.property(phones, fc.constantFrom('PT', 'US', 'CN', 'TH', 'BR', ''), (phone, country) => {
      const plain = (text: string) => text.replace(/\D/g, '').replace(/^00/, '')
      expect(plain(displayPhone(phone, country))).toBe(plain(phone))
    }),
  )
})

it('keeps every number without a country [rule.phone-66]', () => {
  fc.assert(
    fc.property(fc.string(), (phone) => {
      fc.pre(!phone.startsWith('66'))
      expect(displayPhone(phone)).toBe(phone)
    }),
  )
})
