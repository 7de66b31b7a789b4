import type { Platform } from 'native-host/types'

type Props = Readonly<Record<string, unknown>>

/** The properties of a field that the phone's password manager needs, as named by the platform. */
const KNOWN: Readonly<Record<Platform, { prop: string; passwords: readonly string[]; people: readonly string[] }>> = {
  android: { prop: 'autoComplete', passwords: ['password', 'password-new'], people: ['username', 'email'] },
  ios: { prop: 'textContentType', passwords: ['password', 'newPassword'], people: ['username', 'emailAddress'] },
}

/** Whether a phone can fill this input with a stored password or address. */
export function canBeFilledIn(props: Props, platform: Platform): boolean {
  const { prop, passwords, people } = KNOWN[platform]
  const token = String(props[prop])
  if (props.secureTextEntry === true) return passwords.includes(token)
  return props.keyboardType !== 'email-address' || people.includes(token)
}
