/** Mails of the server under test: its outbox, and mails that were not sent. */
import { one } from '@contract/rules/lists'
import { quoted, sql } from './control'
import { newBuyer, type Buyer } from './people'

/** A mail to a new buyer that its mail server refused for good. */
export async function failedMail(): Promise<{ readonly id: string; readonly buyer: Buyer }> {
  const buyer = await newBuyer()
  const { id } = one(
    await sql<{ id: string }>(
      `insert into mails (key, user_id, recipient, language, kind, params, state, attempts, next_at, error)
     select 'failed:' || id || ':recharge_done', id, email, 'en', 'recharge_done',
       '{"amount": "100.00", "currency": "USD", "remark": ""}', 'failed', 1, now(), 'no such mailbox'
     from users where email = ${quoted(buyer.email)} returning id::text`,
    ),
  )
  return { id, buyer }
}

/** The kinds of mails to this address, in the order in which they were queued. */
export async function mailsOf({ email }: Pick<Buyer, 'email'>): Promise<string[]> {
  const found = await sql<{ kind: string }>(`select kind from mails where recipient = ${quoted(email)} order by id`)
  return found.map(({ kind }) => kind)
}
