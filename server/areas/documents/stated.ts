/** What a document says of a shop's month [money.statement]. */
import { eq } from 'drizzle-orm'
import { STATEMENT_LINES, type StatementFormat } from '@contract/base/settlement-constants'
import { one } from '@contract/rules/lists'
import { shops } from '../../kernel/db/schema/catalogue'
import type { Db } from '../../kernel/db/types'
import type { Stated } from '../../kernel/ports/documents'
import { statementLines, statementMonth, statementPage } from '../settlement/statement'
import { storeOf } from '../settlement/store'

interface Asked {
  readonly shopId: bigint
  readonly month: string
  readonly as: StatementFormat
}

/** Throws 2000019 for a month in which nothing moved. */
export async function stateMonth(db: Db, { shopId, month, as }: Asked, now: Date): Promise<Stated> {
  const store = await storeOf(db, shopId)
  const statement = await statementMonth(db, store, month, now)
  const { name } = one(await db.select({ name: shops.name }).from(shops).where(eq(shops.id, shopId)))
  const { count } = await statementPage(db, store, month, 1)
  return { shop: name, statement, lines: await statementLines(db, store, month, STATEMENT_LINES[as]), count }
}
