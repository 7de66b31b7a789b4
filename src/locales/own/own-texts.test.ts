import { SIGN_IN_EVENTS } from '@contract/entities/sign-in'
import english from '../catalogues/en.json'
import { setCurrent } from '../current'
import { mapText } from '@/features/map/texts/map'
import { placeText } from './place'

it('follow the language, and fill their placeholders', () => {
  setCurrent('en', english)
  expect(mapText('near', { city: 'Lisbon' })).toBe('Near Lisbon')
  setCurrent('es', english)
  expect(mapText('near', { city: 'Lisbon' })).toBe('Cerca de Lisbon')
  expect(placeText('settings')).toBe('Abrir los ajustes')
})

it('have words for everything that happens to an account', () => {
  const wanted = [...SIGN_IN_EVENTS, 'other'].map((kind) => `event_${kind}`)
  expect(Object.keys(english.security)).toEqual(expect.arrayContaining(wanted))
})
