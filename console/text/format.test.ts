import { formatsOf } from './format'

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z') }))
afterEach(() => jest.useRealTimers())

it.each([
  ['en', '$1,234.50'],
  ['es', '1234,50 $'],
  ['th', '$1,234.50'],
  ['jp', '$1,234.50'],
] as const)('writes an amount in %s', (language, text) => {
  expect(formatsOf(language).money('1234.50').replace(/\s/g, ' ')).toBe(text)
})

it('names another currency, and leaves out the decimals that it lacks', () => {
  expect(formatsOf('en').money('1200', 'JPY')).toBe('¥1,200')
})

it('writes the year where it is not this one', () => {
  expect(formatsOf('en').day('2026-11-22T09:14:00Z')).toBe('Nov 22')
  expect(formatsOf('en').day('2025-11-22T09:14:00Z')).toBe('Nov 22, 2025')
  expect(formatsOf('th').day('2025-11-22T09:14:00Z')).toContain('2568')
})
