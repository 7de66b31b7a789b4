import { addressText, countryName } from './address-text'

const HOME = {
  name: 'Robin Sample',
  street: 'Rua da Rosa 42, 2º',
  zip: '1200-386',
  city: 'Lisbon',
  state: '',
  country: 'PT',
  phone: '351912345678',
}

it('writes an address as it stands on a parcel, without empty lines', () => {
  expect(addressText(HOME, 'en')).toBe('Robin Sample\nRua da Rosa 42, 2º\n1200-386 Lisbon\nPortugal\n+351912345678')
  expect(addressText({ ...HOME, phone: '', zip: '' }, 'jp')).toBe(
    'Robin Sample\nRua da Rosa 42, 2º\nLisbon\nポルトガル',
  )
})

it('leaves what is no code of a country', () => expect(countryName('Atlantis', 'en')).toBe('Atlantis'))
