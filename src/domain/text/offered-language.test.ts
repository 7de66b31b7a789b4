import { offeredLanguage } from './offered-language'

it.each([
  [['en-US', 'es'], 'es', 'en'],
  [['zh-TW'], 'es', 'zhtw'],
  [['zh-Hant-HK'], 'es', 'zhtw'],
  [['zh_CN'], 'es', 'zh'],
  [['zh'], 'es', 'zh'],
  [['ja-JP'], 'es', 'jp'],
  [['th'], 'es', 'th'],
  [['fr-FR', 'en-GB'], 'es', 'en'],
  [['es-MX', 'en'], 'es', null],
  [['en'], 'en', null],
  [['fr', 'de'], 'es', null],
  [[], 'es', null],
] as const)('offers for %j beside %s: %s', (locales, shown, offered) =>
  expect(offeredLanguage(locales, shown)).toBe(offered),
)
