import { localised } from './localised'

it('falls back to English [rule.name-fallback]', () => {
  const product = { name_en: 'Teapot', name_th: 'กาน้ำชา', name_es: '' }
  expect(localised(product, 'name', 'th')).toBe('กาน้ำชา')
  expect(localised(product, 'name', 'es')).toBe('Teapot')
  expect(localised(product, 'name', 'jp')).toBe('Teapot')
})
