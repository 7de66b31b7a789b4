/** Closing an account, keeping it after all, and exporting its data. */
import { confirmPassword } from '../account/confirm-password'
import { mailUser } from '../account/mail-user'
import { eq } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { marketName } from '../../kernel/db/market-name'
import { users } from '../../kernel/db/schema/accounts'
import { handle, type CallHandler } from '../../kernel/http/context'
import { closingMail } from '../../kernel/messages/closing-mail'
import { exportAddress } from './addresses'
import { beginClosing, checkObstacles, findClosing, keepAccount } from './closing'
import { eraseAccount } from './erase'
import { exportAccount } from './export'
import { moneyOf, obstaclesOf } from './obstacles'

export const erasureHandlers: readonly CallHandler[] = [
  handle('accountClosing', async ({ db, user, config }) => {
    const closing = await findClosing(db, user.id)
    return {
      erased_at: closing?.dueAt.toISOString() ?? null,
      grace_days: config.accountGraceDays,
      retention_years: config.invoiceRetentionYears,
      money: await moneyOf(db, user.id),
      obstacles: closing ? [] : await obstaclesOf(db, user.id, false),
    }
  }),
  handle('accountDelete', async (context) => {
    const { db, user, fields, now, config, log, lang } = context
    const forfeit = fields.forfeit ?? false
    // before the password, so that a user with obstacles need not type it twice
    if ((await findClosing(db, user.id)) === null) await checkObstacles(db, user.id, forfeit)
    await confirmPassword(db, { userId: user.id, password: fields.password }, context)
    const { name } = one(await db.select({ name: users.firstname }).from(users).where(eq(users.id, user.id)))
    const closing = await beginClosing(db, { userId: user.id, forfeit, graceDays: config.accountGraceDays, now })
    const market = await marketName(db)
    await mailUser(
      closingMail({ to: user.email, name, market, language: lang, at: closing.dueAt, zone: config.timeZone }),
      context,
    )
    if (closing.dueAt <= now) await eraseAccount({ db, now, log }, user.id)
    return { erased_at: closing.dueAt.toISOString() }
  }),
  handle('accountKeep', async ({ db, user, now }) => {
    await keepAccount(db, user.id, now)
    return {}
  }),
  handle('accountExport', async ({ db, files, user, fields, origin, uploadKey, now }) => {
    if (fields.link) return { url: exportAddress(origin, user.id, { key: uploadKey, now }) }
    return exportAccount({ db, files }, user.id)
  }),
]
