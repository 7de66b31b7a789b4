/** Whether people can order without an account, as operators have set it [role.guests]. */
import type { SettingValue } from '@contract/entities/settings'
import type { Config } from '../../kernel/config/config'
import { readSetting } from '../../kernel/db/stored-settings'
import type { Db } from '../../kernel/db/types'

type Guests = Readonly<SettingValue<'guests'>>

const INITIAL: Guests = { allowed: true, cash_max: '100' }

export async function readGuests(db: Db): Promise<Guests> {
  const value = await readSetting(db, 'guests')
  return { ...INITIAL, ...(value as Partial<Guests> | undefined) }
}

/**
 * Whether somebody can become a guest now. In production it takes a mail server as well: guests reach their orders by the
 * links in their mails.
 */
export async function takesGuests(
  db: Db,
  { smtpUrl, production }: Pick<Config, 'smtpUrl' | 'production'>,
): Promise<boolean> {
  return (smtpUrl !== null || !production) && (await readGuests(db)).allowed
}
