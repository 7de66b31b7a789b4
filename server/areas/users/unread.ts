/** Sets the flag of unread notices, as a part of a larger statement. */
import { sql, type SQL } from 'drizzle-orm'

/** Sets it for these users, as a condition on `users`. */
export const flagUnread = (which: SQL): SQL => sql`update users set notify = true where ${which} and not notify`

/** Sets it, and remembers the language of the user's mails unless it is null. */
export function flagUnreadIn(which: SQL, language: SQL): SQL {
  const kept = sql`coalesce(${language}::text, language)`
  return sql`update users set notify = true, language = ${kept}
      where ${which} and (not notify or language is distinct from ${kept})`
}
