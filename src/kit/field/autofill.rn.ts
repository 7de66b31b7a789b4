import type { TextInputProps } from 'react-native'
import type { Autofill } from './types'

type Fills = Pick<TextInputProps, 'autoComplete' | 'textContentType'>

/** Android's and iOS's names for the browser's autofill tokens; React Native maps only some of them. */
const FILLS: Readonly<Record<Autofill, Fills>> = {
  off: { autoComplete: 'off', textContentType: 'none' },
  name: { autoComplete: 'name', textContentType: 'name' },
  username: { autoComplete: 'username', textContentType: 'username' },
  email: { autoComplete: 'email', textContentType: 'emailAddress' },
  tel: { autoComplete: 'tel', textContentType: 'telephoneNumber' },
  organization: { textContentType: 'organizationName' },
  'current-password': { autoComplete: 'password', textContentType: 'password' },
  'new-password': { autoComplete: 'password-new', textContentType: 'newPassword' },
  'one-time-code': { autoComplete: 'sms-otp', textContentType: 'oneTimeCode' },
  'street-address': { autoComplete: 'street-address', textContentType: 'fullStreetAddress' },
  'address-level1': { autoComplete: 'postal-address-region', textContentType: 'addressState' },
  'address-level2': { autoComplete: 'postal-address-locality', textContentType: 'addressCity' },
  'postal-code': { autoComplete: 'postal-code', textContentType: 'postalCode' },
}

/** Lets the phone fill in stored passwords, codes and addresses. */
export const fillsOf = (token: Autofill | undefined): Fills => (token ? FILLS[token] : {})
