import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import { ADVERT_POSITIONS } from '@contract/base/advert-positions'
import { type Adverts } from '@contract/entities/settings'
import { adverts } from '../../kernel/db/schema/settings'
import type { Db } from '../../kernel/db/types'
import { allTexts } from '../../kernel/text/texts'

/** The adverts that are shown now, grouped by position; a position without any is an empty list [rule.advert-times]. */
export async function readAdverts(db: Db, now: Date): Promise<Adverts> {
  const begun = or(isNull(adverts.startsAt), lte(adverts.startsAt, now))
  const notOver = or(isNull(adverts.endsAt), gt(adverts.endsAt, now))
  const rows = await db
    .select()
    .from(adverts)
    .where(and(eq(adverts.active, true), begun, notOver))
    .orderBy(asc(adverts.sort), asc(adverts.id))
  const groups = Object.fromEntries(ADVERT_POSITIONS.map((position) => [position, []])) as unknown as Adverts
  for (const { id, position, image, ground, title, text, link } of rows) {
    const texts = { ...allTexts('title', title), ...allTexts('text', text) }
    groups[position].push({ id: id.toString(), image, ground, link, ...texts })
  }
  return groups
}
