import { type Caller } from '../../../kernel/sessions/caller'
import { handle, type CallHandler, type Context } from '../../../kernel/http/context'
import { checkFactor, confirmFactor, startFactor, type Showing } from './factor'
import { mailFirstCode } from './first-code'
import { checkedUntil } from './guard'

/** A call of an operator has a live token. */
function showing({
  db,
  user,
  token,
  config,
  now,
}: Pick<Context, 'db' | 'config' | 'now' | 'token'> & { user: Caller }): Showing {
  if (token === null) throw new Error('an operator has called without a token')
  return { db, user, token, config, now }
}

export const secondFactorHandlers: readonly CallHandler[] = [
  handle('opsSecondFactorMail', mailFirstCode),
  handle('opsSecondFactorStart', (context) => startFactor(showing(context), context.fields.mail_code)),
  handle('opsSecondFactorConfirm', async (context) => ({
    recovery_codes: await confirmFactor(showing(context), context.fields.code),
  })),
  handle('opsSecondFactorCheck', async (context) => {
    await checkFactor(showing(context), context.fields.code)
    return { until: checkedUntil(context.now).toISOString() }
  }),
]
