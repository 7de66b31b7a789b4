import { and, eq } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import { createAccount } from '../users/create-account'
import { startSession } from '../account/sign-in/session'
import { welcome } from '../account/welcome'
import { users } from '../../kernel/db/schema/accounts'
import { socialAccounts } from '../../kernel/db/schema/sign-in'
import { transaction } from '../../kernel/db/transaction'
import type { Tx } from '../../kernel/db/types'
import { handle } from '../../kernel/http/context'
import { operationFailed, Refusal } from '../../kernel/http/refusal'
import { safeName } from '../../kernel/text/safe-text'
import { askPlatform, CodeRefused, type PlatformUser } from './ask-platform'
import { endSignIn } from './sign-ins'

const PROVIDER = 'tiktok'
/** The name of a user without one on the platform. */
const NAMELESS = 'TikTok'

interface Account {
  readonly id: bigint
  readonly disabledAt: Date | null
}

async function findAccount(tx: Tx, { subject }: PlatformUser): Promise<Account | null> {
  const [found] = await tx
    .select({ id: users.id, disabledAt: users.disabledAt })
    .from(socialAccounts)
    .innerJoin(users, eq(users.id, socialAccounts.userId))
    .where(and(eq(socialAccounts.provider, PROVIDER), eq(socialAccounts.subject, subject)))
  return found ?? null
}

/** Another request created this user's account meanwhile. */
class AccountRace extends Error {}

/** The account of a platform user, identified only by the platform's id; a new one has neither address nor password. */
async function accountOf(tx: Tx, person: PlatformUser, now: Date): Promise<Account> {
  const known = await findAccount(tx, person)
  if (known) return known
  const firstname = safeName(person.name) || NAMELESS
  const id = await createAccount(tx, { firstname, email: '', passwordHash: '', invitedBy: null }, now)
  if (id === null) throw new Error('an account without an address cannot be taken')
  const [linked] = await tx
    .insert(socialAccounts)
    .values({ provider: PROVIDER, subject: person.subject, userId: id, createdAt: now })
    .onConflictDoNothing()
    .returning({ userId: socialAccounts.userId })
  if (!linked) throw new AccountRace('the account of this person was just made')
  await welcome(tx, id, now)
  return { id, disabledAt: null }
}

/** A session for a user who returns from the platform; creates an account on the first sign-in [route.tiktok]. */
export const loginTiktokHandler = handle('loginTiktok', async (context) => {
  const { db, fields, config, now, log } = context
  if (context.user) throw new Refusal(Code.alreadyLoggedIn)
  if (config.social === null) throw operationFailed('not_allowed')
  const { code, state, code_verifier: verifier } = fields.data
  const redirectUri = await endSignIn(db, state, verifier, now)
  if (redirectUri === null) throw new Refusal(Code.wrongCode)
  let person: PlatformUser
  try {
    person = await askPlatform(config.social, { code, verifier, redirectUri })
  } catch (error) {
    if (error instanceof CodeRefused) throw new Refusal(Code.wrongCode)
    log.error({ err: error }, 'the platform could not be asked who signs in')
    throw operationFailed('failed')
  }
  const enter = () =>
    transaction(db, async (tx) => {
      const account = await accountOf(tx, person, now)
      if (account.disabledAt) throw new Refusal(Code.accountDisabled)
      return startSession(tx, account.id, context, { kind: 'login', detail: PROVIDER })
    })
  // on the second attempt the account exists
  return enter().catch((error: unknown) => (error instanceof AccountRace ? enter() : Promise.reject(error)))
})
