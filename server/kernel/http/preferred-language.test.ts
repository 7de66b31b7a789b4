import { preferredLanguage } from './preferred-language'

it('takes the first language that the app speaks, else English', () => {
  expect(['zh-TW,zh;q=0.9', 'zh-CN', 'ja', 'th-TH', 'fr', '', undefined].map(preferredLanguage)).toEqual([
    'zhtw',
    'zh',
    'jp',
    'th',
    'en',
    'en',
    'en',
  ])
  expect(preferredLanguage('fr,es-MX;q=0.8')).toBe('es')
})
