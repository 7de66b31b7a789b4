import type { SignInEventKind } from '@contract/entities/sign-in'
import type { Key } from '../../../text/catalogue'
import type { T } from '../../../text/use-t'

const KEYS: Readonly<Record<SignInEventKind, Key>> = {
  login: 'accounts.event_login',
  registered: 'accounts.event_registered',
  login_failed: 'accounts.event_login_failed',
  login_locked: 'accounts.event_login_locked',
  login_disabled: 'accounts.event_login_disabled',
  logout: 'accounts.event_logout',
  session_ended: 'accounts.event_session_ended',
  sessions_ended: 'accounts.event_sessions_ended',
  code_sent: 'accounts.event_code_sent',
  code_refused: 'accounts.event_code_refused',
  password_reset: 'accounts.event_password_reset',
  password_changed: 'accounts.event_password_changed',
  confirm_failed: 'accounts.event_confirm_failed',
  role_refused: 'accounts.event_role_refused',
}

/** What happened at a login, in words; a kind that is not known here stays as the server has it. */
export const eventText = (t: T, kind: string): string => (kind in KEYS ? t(KEYS[kind as SignInEventKind]) : kind)
