/** The buyers of a filled shop. Nobody can log in as one of them: their accounts have no password. */
import { sql, type SQL } from 'drizzle-orm'
import { LANGUAGE_CODES } from '@contract/base/languages'
import type { Tx } from '../../../kernel/db/types'
import { PLACES_OF } from '../vocabulary/buyers'
import { REVIEW_WORDS } from '../vocabulary/reviews'

/** How many orders there are for each buyer. */
const ORDERS_EACH = 8

export const buyersFor = (orders: number) => Math.ceil(orders / ORDERS_EACH)

/** The address of a buyer's mail, by the buyer's number, in SQL. */
export const emailOf = (number: SQL) => sql`'buyer-' || ${number} || '@fill.souk.test'`

/** Adds the buyers `from` to `to`, both included and counted from 1, each with an address. */
export async function addBuyers(tx: Tx, from: number, to: number, since: Date): Promise<void> {
  const people = LANGUAGE_CODES.flatMap((language) =>
    REVIEW_WORDS[language].authors.map((name) => ({ name, language, ...PLACES_OF[language] })),
  ).map((person, at) => ({ at, ...person }))
  await tx.execute(sql`
    create temp table fill_people on commit drop as
    select g as n, x.* from generate_series(${from}::int, ${to}::int) g
      join jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as x(
        at int, name text, language text, street text, zip text, city text, state text, country text, phone text)
        on x.at = (g::bigint * 31) % ${people.length}::int
    order by g`)
  const at = sql`${since.toISOString()}::timestamptz`
  await tx.execute(sql`
    insert into users (firstname, email, password_hash, invitation_code, language, created_at)
    select name, ${emailOf(sql`n`)}, '', 'FILL' || n, language, ${at} from fill_people order by n`)
  await tx.execute(sql`
    insert into addresses (user_id, name, street, zip, city, state, country, phone, email, is_default, created_at)
    select u.id, p.name, p.street || ' ' || (1 + n % 120), p.zip, p.city, p.state, p.country, p.phone, u.email, true, ${at}
    from fill_people p join users u on u.email = ${emailOf(sql`n`)} order by n`)
  // thousands of orders are about to be joined with them
  await tx.execute(sql`analyze users, addresses`)
}
