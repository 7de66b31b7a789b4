import type { Platform } from 'native-host/types'

type Props = Readonly<Record<string, unknown>>

/** What the phone's store of passwords needs to know of a field, in the platform's own words. */
const KNOWN: Readonly<Record<Platform, { prop: string; passwords: readonly string[]; people: readonly string[] }>> = {
  android: { prop: 'autoComplete', passwords: ['password', 'password-new'], people: ['username', 'email'] },
  ios: { prop: 'textContentType', passwords: ['password', 'newPassword'], people: ['username', 'emailAddress'] },
}

/** Whether a phone can offer what it keeps for this input: a password, or the address of a sign-in. */
export function canBeFilledIn(props: Props, platform: Platform): boolean {
  const { prop, passwords, people } = KNOWN[platform]
  const token = String(props[prop])
  if (props.secureTextEntry === true) return passwords.includes(token)
  return props.keyboardType !== 'email-address' || people.includes(token)
}
