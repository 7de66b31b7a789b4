/** Whether people can order without an account, as operators have set it [role.guests]. */
import { eq } from 'drizzle-orm'
import type { SettingValue } from '@contract/entities/settings'
import { settings } from '../../kernel/db/schema/settings'
import type { Config } from '../../kernel/config/config'
import type { Db } from '../../kernel/db/types'

type Guests = Readonly<SettingValue<'guests'>>

const INITIAL: Guests = { allowed: true, cash_max: '100' }

export async function readGuests(db: Db): Promise<Guests> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, 'guests'))
  return { ...INITIAL, ...(row?.value as Partial<Guests> | undefined) }
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
