import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGE_CODES, type Language } from '@contract/languages'
import { setCurrent } from '../current'
import { dictionary } from '../en'
import { CHAT_TEXTS } from './chat'
import { MAP_TEXTS, mapText } from './map'
import { PICTURE_TEXTS } from './picture'
import { PLACE_TEXTS, placeText } from './place'
import { SIGNATURE_TEXTS } from './signature'
import { PROFILE_TEXTS } from './profile'

type Area = Readonly<Record<Language, Readonly<Record<string, string>>>>

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

const source = readdirSync(join(__dirname, '../..'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('locales') && !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(join(__dirname, '../..', file), 'utf8'))
  .join('\n')

describe.each([
  ['chat', CHAT_TEXTS as Area],
  ['map', MAP_TEXTS as Area],
  ['picture', PICTURE_TEXTS as Area],
  ['place', PLACE_TEXTS as Area],
  ['signature', SIGNATURE_TEXTS as Area],
  ['profile', PROFILE_TEXTS as Area],
])('the texts of %s', (name, area) => {
  it.each(LANGUAGE_CODES)(
    'are all there in %s, with the same placeholders, and raise their voice nowhere',
    (language) => {
      expect(Object.keys(area[language])).toEqual(Object.keys(area.en))
      for (const [key, text] of Object.entries(area[language])) {
        expect([key, text.trim() === '', /[!！¡]/.test(text)]).toEqual([key, false, false])
        expect([key, placeholders(text)]).toEqual([key, placeholders(area.en[key])])
      }
    },
  )

  it('are all used', () => {
    const unused = Object.keys(area.en).filter((key) => !new RegExp(`${name}Text\\([^)]*'${key}'`).test(source))
    expect(unused).toEqual([])
  })
})

it('follow the language, and fill their placeholders', () => {
  setCurrent('en', dictionary)
  expect(mapText('near', { city: 'Lisbon' })).toBe('Near Lisbon')
  setCurrent('es', dictionary)
  expect(mapText('near', { city: 'Lisbon' })).toBe('Cerca de Lisbon')
  expect(placeText('settings')).toBe('Abrir los ajustes')
})
