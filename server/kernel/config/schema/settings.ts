/**
 * Every environment variable that the server reads. `npm run settings` writes `.env.example` and the tables of
 * docs/operating.md from here.
 */
import type { Group, Setting } from './kinds'
import { ACCOUNTS, COMMAND_LINE, SIGN_IN } from './people'
import { SERVER } from './server'
import { MESSAGES, PAYMENTS, SHOP } from './shop'
import { STORAGE } from './storage'

export const GROUPS = [
  { title: 'The server', settings: SERVER },
  { title: 'Database and files', settings: STORAGE },
  { title: 'The shop', settings: SHOP },
  { title: 'Payment by card', settings: PAYMENTS },
  { title: 'Mails and text messages', settings: MESSAGES },
  { title: 'Accounts', settings: ACCOUNTS },
  { title: 'Sign-in through TikTok', settings: SIGN_IN },
  { title: 'The command `npm run ops`', settings: COMMAND_LINE },
] as const satisfies readonly Group[]

export const SETTINGS = {
  ...SERVER,
  ...STORAGE,
  ...SHOP,
  ...PAYMENTS,
  ...MESSAGES,
  ...ACCOUNTS,
  ...SIGN_IN,
  ...COMMAND_LINE,
} as const satisfies Readonly<Record<string, Setting>>

/** The names of the settings of one kind. */
export type NameOf<Kind extends Setting['kind']> = {
  [Name in keyof typeof SETTINGS]: (typeof SETTINGS)[Name]['kind'] extends Kind ? Name : never
}[keyof typeof SETTINGS]
