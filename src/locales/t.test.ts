import { autorun } from 'mobx'
import { setCurrent } from './current'
import en from './catalogues/en.json'
import es from './catalogues/es.json'
import { t } from './t'

it('says nothing before a language is loaded, and follows the language after that', () => {
  const said: string[] = []
  const stop = autorun(() => said.push(t('nav.home')))
  setCurrent('en', en)
  setCurrent('es', es)
  stop()
  expect(said).toEqual(['', 'Home', 'Inicio'])
})

it('fills placeholders and chooses the plural form', () => {
  setCurrent('en', en)
  expect(t('common.minutes_ago', { count: 1 })).toBe('1 minute ago')
  expect(t('common.minutes_ago', { count: 7 })).toBe('7 minutes ago')
  expect(t('rules.min_length', { limit: 8 })).toBe('At least 8 characters')
})

it('uses the transport messages of the specification in English', () => {
  setCurrent('en', en)
  expect([t('errors.interface'), t('errors.request'), t('errors.upload')]).toEqual([
    'Interface error',
    'Request Error',
    'Upload error',
  ])
})

it('has the texts of every screen, where a build has all of them at hand', () => {
  setCurrent('en', en)
  expect(t('map.near', { city: 'Lisbon' })).toBe('Near Lisbon')
  setCurrent('es', es)
  expect([t('map.near', { city: 'Lisbon' }), t('place.settings')]).toEqual(['Cerca de Lisbon', 'Abrir los ajustes'])
})
