/** Sessions and sign-in events, as the owner of an account and operators see them. */
import { Type, type Static } from '@sinclair/typebox'
import { Id, Nullable, Time } from '../base/fields'

export const SIGN_IN_EVENTS = [
  'login',
  'registered',
  'login_failed',
  'login_locked',
  'login_disabled',
  'logout',
  'session_ended',
  'sessions_ended',
  'code_sent',
  'code_refused',
  'password_reset',
  'password_changed',
  'confirm_failed',
  'role_refused',
] as const
export type SignInEventKind = (typeof SIGN_IN_EVENTS)[number]

const happened = {
  id: Id,
  at: Time,
  kind: Type.String(),
  /** The purpose of a code, or the call that was refused; empty for other events. */
  detail: Type.String(),
  /** Browser or app and system, such as `Chrome, Android`; empty if unknown. */
  device: Type.String(),
  /** The shortened network address: its /24, or its /48 of IPv6. */
  network: Type.String(),
}

export const SignInEvent = Type.Object(happened)
export type SignInEvent = Static<typeof SignInEvent>

/** As operators see it; without an account if none has the address. */
export const OpsSignIn = Type.Object({
  ...happened,
  account: Nullable(Type.Object({ user_id: Id, name: Type.String(), email: Type.String() })),
})
export type OpsSignIn = Static<typeof OpsSignIn>

export const OpenSession = Type.Object({
  session_id: Id,
  device: Type.String(),
  network: Type.String(),
  created_at: Time,
  /** To the hour. */
  seen_at: Time,
  /** When it ends at the latest. */
  ends_at: Time,
  /** The session of this call. */
  current: Type.Boolean(),
})
export type OpenSession = Static<typeof OpenSession>
