/** The three calls that send a code: to register, for a forgotten password, and to confirm a change (gaps §3 and §7). */
import { eq } from 'drizzle-orm'
import { Code } from '@contract/codes'
import { isEmail } from '@contract/rules/registration'
import { users } from '../db/schema/accounts'
import type { Db } from '../db/types'
import { handle, type Context } from '../http/context'
import { fieldRefusal, operationFailed, Refusal } from '../http/refusal'
import { codeLetter } from '../messages/code-letter'
import { issueCode, type CodeSubject } from './codes'
import { normaliseEmail } from './email'

interface Recipient {
  readonly to: string
  readonly name: string
  readonly by: 'mail' | 'sms'
}

type Around = Pick<Context, 'db' | 'channels' | 'lang' | 'now' | 'log'>

/** Throws 1100005 or 2000001 when the message did not leave; another code can then be asked for at once. */
async function send(subject: CodeSubject, { to, name, by }: Recipient, around: Around): Promise<Record<never, never>> {
  const { db, channels, lang, now, log } = around
  const { code, withdraw } = await issueCode(db, subject, now)
  try {
    await channels[by].send(codeLetter({ purpose: subject.purpose, code, to, name, language: lang }))
  } catch (error) {
    log.error({ err: error }, `a code could not be sent by ${by}`)
    await withdraw()
    throw new Refusal(by === 'mail' ? Code.mailFailed : Code.smsFailed)
  }
  return {}
}

async function ownerOf(db: Db, email: string): Promise<{ name: string } | null> {
  const [owner] = await db.select({ name: users.firstname }).from(users).where(eq(users.email, email))
  return owner ?? null
}

function addressOf(text: string): string {
  const email = normaliseEmail(text)
  if (!isEmail(email)) throw fieldRefusal(Code.registrationData, [{ field: 'email', rule: 'email' }])
  return email
}

export const registerSendCodeHandler = handle('registerSendCode', async (context) => {
  if (context.user) throw new Refusal(Code.alreadyLoggedIn)
  const email = addressOf(context.fields.email)
  if (await ownerOf(context.db, email)) throw fieldRefusal(Code.emailExists, [{ field: 'email', rule: 'taken' }])
  return send({ purpose: 'register', who: email }, { to: email, name: '', by: 'mail' }, context)
})

export const forgotSendCodeHandler = handle('forgotSendCode', async (context) => {
  const email = normaliseEmail(context.fields.email)
  const owner = email === '' ? null : await ownerOf(context.db, email)
  if (!owner) throw new Refusal(Code.emailUnknown)
  return send({ purpose: 'forgot', who: email }, { to: email, name: owner.name, by: 'mail' }, context)
})

/** To the account's mail address, else to its telephone; 1100008 when it has neither. Who has a password needs none. */
export const confirmSendCodeHandler = handle('confirmSendCode', async (context) => {
  const { db, user } = context
  const [{ email, phone, name, passwordHash }] = await db
    .select({ email: users.email, phone: users.phone, name: users.firstname, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, user.id))
  if (passwordHash !== '') throw operationFailed('not_allowed')
  if (email === '' && phone === '') throw new Refusal(Code.emailUnknown)
  const recipient: Recipient = email === '' ? { to: phone, name, by: 'sms' } : { to: email, name, by: 'mail' }
  return send({ purpose: 'confirm', who: String(user.id) }, recipient, context)
})
