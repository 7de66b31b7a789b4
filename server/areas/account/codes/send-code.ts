/**
 * Calls that send a code: to register, for a forgotten password, and to confirm a change [rule.code-caps].
 */
import { eq } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import { isEmail } from '@contract/rules/registration'
import { one } from '@contract/rules/lists'
import { marketName } from '../../../kernel/db/market-name'
import { mailAddress, users } from '../../../kernel/db/schema/accounts'
import type { Db } from '../../../kernel/db/types'
import { handle, type Context } from '../../../kernel/http/context'
import { fieldRefusal, operationFailed, Refusal } from '../../../kernel/http/refusal'
import { codeMail } from './code-mail'
import type { Message } from '../../../kernel/messages/message'
import { accountKnownMail } from '../account-mails'
import { countSending, uncountSending, type Capped } from './code-caps'
import { assertDue, issueCode, type CodeSubject } from './codes'
import { normaliseEmail } from '../email'
import { sendLostLinks } from '../guests/send-link'
import { knownMark, NOBODY } from '../sign-in/known-devices'
import { recordSignIn } from '../sign-in/sign-in-events'

interface Recipient {
  readonly to: string
  readonly name: string
  readonly by: 'mail' | 'sms'
  /** Null when the recipient has no account yet. */
  readonly userId: bigint | null
  /** The account with this address, although the code is not for it. */
  readonly ownerId?: bigint
  /** The text in place of the code. */
  readonly instead?: (mail: Pick<Recipient, 'to'> & Pick<Context, 'lang'> & { readonly market: string }) => Message
}

type Around = Pick<
  Context,
  'db' | 'channels' | 'lang' | 'now' | 'log' | 'network' | 'device' | 'config' | 'ip' | 'agent'
>

/** The limits that a code counts against. */
async function allowancesOf({ to, userId }: Recipient, around: Around): Promise<Capped[]> {
  const { db, network, now, config } = around
  const mark = await knownMark(db, userId ?? NOBODY, around, now)
  const from = mark === null ? '' : `\n${mark}`
  return [
    ...(config.rateLimit ? [{ by: 'network', who: network } as const] : []),
    ...(userId === null ? [] : [{ by: 'account', who: `${userId}${from}` } as const]),
    { by: 'receiver', who: `${to}${from}` },
  ]
}

/**
 * Sends a code. Throws 1100005 or 2000001 if the message could not be sent; another code can then be requested at once. Too many in
 * a minute or a day: 2000018, reason rate_limited.
 */
export async function sendCode(
  subject: CodeSubject,
  recipient: Recipient,
  around: Around,
): Promise<Record<never, never>> {
  const { to, name, by, instead } = recipient
  const { db, channels, lang, now, log } = around
  const allowances = await allowancesOf(recipient, around)
  await assertDue(db, subject, now)
  const note = (kind: 'code_sent' | 'code_refused') =>
    recordSignIn(db, { kind, userId: recipient.userId ?? recipient.ownerId ?? null, detail: subject.purpose }, around)
  try {
    await countSending(db, allowances, now)
  } catch (error) {
    if (error instanceof Refusal) await note('code_refused')
    throw error
  }
  const { code, withdraw } = await issueCode(db, subject, now)
  try {
    const mail = { purpose: subject.purpose, code, to, name, market: await marketName(db), language: lang }
    await channels[by].send(instead ? instead({ ...mail, lang }) : codeMail(mail))
  } catch (error) {
    log.error({ err: error }, `a code could not be sent by ${by}`)
    await withdraw()
    await uncountSending(db, allowances)
    throw new Refusal(by === 'mail' ? Code.mailFailed : Code.smsFailed)
  }
  await note('code_sent')
  return {}
}

async function ownerOf(db: Db, email: string): Promise<{ id: bigint; name: string } | null> {
  const [owner] = await db.select({ id: users.id, name: users.firstname }).from(users).where(eq(users.email, email))
  return owner ?? null
}

function addressOf(text: string): string {
  const email = normaliseEmail(text)
  if (!isEmail(email)) throw fieldRefusal(Code.registrationData, [{ field: 'email', rule: 'email' }])
  return email
}

/** The answer is the same if the address has an account; the mail then says so, and contains no code. */
export const registerSendCodeHandler = handle('registerSendCode', async (context) => {
  if (context.user && !context.user.guest) throw new Refusal(Code.alreadyLoggedIn)
  const email = addressOf(context.fields.email)
  const owner = await ownerOf(context.db, email)
  const instead: Recipient['instead'] = owner
    ? ({ to, lang, market }) => accountKnownMail({ to, name: owner.name, market, language: lang })
    : undefined
  const recipient: Recipient = { to: email, name: '', by: 'mail', userId: null, ownerId: owner?.id, instead }
  return sendCode({ purpose: 'register', who: email }, recipient, context)
})

/** An address without an account may be that of a guest, whose way back is a link [rule.guest-links]. */
export const forgotSendCodeHandler = handle('forgotSendCode', async (context) => {
  const email = normaliseEmail(context.fields.email)
  const owner = email === '' ? null : await ownerOf(context.db, email)
  if (!owner) {
    if (isEmail(email)) await sendLostLinks(context.db, email, context.now)
    throw new Refusal(Code.emailUnknown)
  }
  return sendCode(
    { purpose: 'forgot', who: email },
    { to: email, name: owner.name, by: 'mail', userId: owner.id },
    context,
  )
})

/**
 * To the account's mail address, else to its telephone; 1100008 if it has neither. An account with a password needs
 * none.
 */
export const confirmSendCodeHandler = handle('confirmSendCode', async (context) => {
  const { db, user } = context
  const { email, phone, name, passwordHash } = one(
    await db
      .select({ email: mailAddress, phone: users.phone, name: users.firstname, passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.id, user.id)),
  )
  if (passwordHash !== '') throw operationFailed('not_allowed')
  if (email === '' && phone === '') throw new Refusal(Code.emailUnknown)
  const recipient: Recipient = {
    name,
    userId: user.id,
    ...(email === '' ? { to: phone, by: 'sms' } : { to: email, by: 'mail' }),
  }
  return sendCode({ purpose: 'confirm', who: String(user.id) }, recipient, context)
})
