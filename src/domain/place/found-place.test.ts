import { placeOfCity, readGeocoded } from './found-place'

const ANSWER = {
  place_id: 7,
  lat: '38.7139',
  lon: '-9.1431',
  name: '',
  display_name: 'Rua da Rosa 42, 1200-386 Lisboa, Portugal',
  address: {
    road: 'Rua da Rosa',
    house_number: '42',
    city: 'Lisboa',
    state: 'Lisboa',
    postcode: '1200-386',
    country_code: 'pt',
  },
}

describe('an answer of a geocoder', () => {
  it('fills in every part of the address that it has', () => {
    expect(readGeocoded(ANSWER)).toEqual({
      id: '7',
      title: 'Rua da Rosa 42',
      note: ANSWER.display_name,
      point: { lat: 38.7139, lng: -9.1431 },
      parts: { street: 'Rua da Rosa 42', city: 'Lisboa', state: 'Lisboa', zip: '1200-386', country: 'PT' },
    })
  })

  it('leaves out missing parts', () => {
    const { parts, title } = readGeocoded({
      ...ANSWER,
      name: 'Rossio',
      address: { village: 'Azenhas', country_code: 'xyz' },
    })!
    expect([title, parts]).toEqual(['Rossio', { city: 'Azenhas' }])
    expect(readGeocoded({ ...ANSWER, address: undefined })).toMatchObject({ title: 'Rua da Rosa 42', parts: {} })
    expect(readGeocoded({ ...ANSWER, address: { house_number: '42' } })?.parts).toEqual({})
  })

  it.each([
    [null],
    ['x'],
    [[]],
    [{ error: 'Unable to geocode' }],
    [{ ...ANSWER, lat: 'x' }],
    [{ ...ANSWER, display_name: 1 }],
  ])('is none when it is %j', (answer) => expect(readGeocoded(answer)).toBeNull())
})

it('shows a city in the script of its country, too, and fills in its name and country', () => {
  const bangkok = { name: 'Bangkok', native: 'กรุงเทพ', country: 'TH', point: { lat: 13.75, lng: 100.5 } }
  expect(placeOfCity(bangkok, 'Thailand')).toMatchObject({
    title: 'Bangkok กรุงเทพ',
    note: 'Thailand',
    parts: { city: 'Bangkok', country: 'TH' },
  })
  expect(placeOfCity({ ...bangkok, native: '' }, 'Thailand').title).toBe('Bangkok')
})
