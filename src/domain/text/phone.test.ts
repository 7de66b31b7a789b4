import fc from 'fast-check'
import { displayPhone } from './phone'

it('shows 0 instead of a leading 66 [rule.phone-66]', () => {
  expect(displayPhone('66812345678')).toBe('0812345678')
  expect(displayPhone('66')).toBe('0')
  expect(displayPhone('61234567890')).toBe('61234567890')
})

it('keeps every other number [rule.phone-66]', () => {
  fc.assert(
    fc.property(fc.string(), (phone) => {
      fc.pre(!phone.startsWith('66'))
      expect(displayPhone(phone)).toBe(phone)
    }),
  )
})
