/** The language of a user's mails: the one in which the app was last used for something that mails tell of. */
import { and, eq, sql } from 'drizzle-orm'
import type { Language } from '@contract/base/languages'
import { users } from '../../kernel/db/schema/accounts'
import type { Db } from '../../kernel/db/types'

export async function rememberLanguage(db: Db, userId: bigint, language: Language): Promise<void> {
  await db
    .update(users)
    .set({ language })
    .where(and(eq(users.id, userId), sql`${users.language} is distinct from ${language}`))
}
