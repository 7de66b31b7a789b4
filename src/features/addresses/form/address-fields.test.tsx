import { screen } from '@testing-library/react'
import { ADDRESS } from '@/testing/checkout-data'
import { openScreen, prepareScreen } from '@/testing/screen'
import { AddressForm } from '../address-form'

beforeEach(() => prepareScreen())

it.each([
  ['PT', 'Postal code', true],
  ['AE', 'Postal code (optional)', false],
])('asks for a postal code where the country has them: %s', (country, name, required) => {
  openScreen(() => <AddressForm address={{ ...ADDRESS, country }} onSaved={() => undefined} />)
  const zip = screen.getByRole('textbox', { name })
  expect(zip.getAttribute('aria-required') ?? String((zip as HTMLInputElement).required)).toBe(String(required))
})
