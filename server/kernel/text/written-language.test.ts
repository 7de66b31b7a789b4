import { writtenLanguage } from './written-language'

it.each([
  ['zh-TW', 'zh-Hant'],
  ['zh-hk', 'zh-Hant'],
  ['zh', 'zh-Hans'],
  ['en-GB-oxendict', 'en-Latn'],
  ['es-419', 'es-Latn'],
])('reads %s as %s', (tag, written) => expect(writtenLanguage(tag)).toBe(written))

it.each(['', '*', 'e', 'english', 'zh_TW', '-en', '1', '../../etc'])('finds no language in %p', (tag) =>
  expect(writtenLanguage(tag)).toBeUndefined(),
)
