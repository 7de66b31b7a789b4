import { setCurrent } from '@/locales/current'
import en from '@/locales/catalogues/en.json'
import { faultText } from './fault-text'

beforeAll(() => setCurrent('en', en))

it('says the limit that the server sent with a field, as it says its own', () => {
  expect(faultText('qty', { rule: 'max', params: { limit: 99 } })).toBe('At most 99')
  expect(faultText('name', { rule: 'min_length', params: { limit: 2 } })).toBe('At least 2 characters')
})

it('says of a chosen password how long it must be', () => {
  const fault = { rule: 'min_length', params: { limit: 8 } } as const
  expect(faultText('new_password', fault)).toBe('Password must contain at least 8 characters')
})
