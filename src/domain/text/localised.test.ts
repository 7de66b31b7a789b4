import { LANGUAGE_CODES } from '@contract/base/languages'
import { localised } from './localised'

it.each(LANGUAGE_CODES)('shows the %s text where there is one [rule.name-fallback]', (language) => {
  expect(localised({ name_en: 'Tea', [`name_${language}`]: 'here' }, 'name', language)).toBe('here')
})

it('falls back to English when the text is absent or empty [rule.name-fallback]', () => {
  expect(localised({ name_en: 'Tea' }, 'name', 'th')).toBe('Tea')
  expect(localised({ name_en: 'Tea', name_th: '' }, 'name', 'th')).toBe('Tea')
})

it('is empty when even English is missing [rule.name-fallback]', () => {
  expect(localised({}, 'name', 'th')).toBe('')
})
