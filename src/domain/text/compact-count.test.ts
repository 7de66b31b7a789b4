import { compactCount } from './compact-count'

it.each([
  [0, 'en', '0'],
  [999, 'en', '999'],
  [1000, 'en', '1k'],
  [4436, 'en', '4.4k'],
  [4499, 'es', '4,4 mil'],
  [1250, 'th', '1.2 พัน'],
  [9999, 'zh', '9999'],
  [12_999, 'jp', '1.2万'],
  [123_456, 'en', '123k'],
] as const)('writes %d in %s as %s', (count, language, text) => {
  expect(compactCount(count, language)).toBe(text)
})

it('never claims more than there is', () => {
  expect(compactCount(1999, 'en')).toBe('1.9k')
})
