import { asc, eq } from 'drizzle-orm'
import { ADVERT_POSITIONS, type Adverts } from '@contract/entities/settings'
import { adverts } from '../../kernel/db/schema/settings'
import type { Db } from '../../kernel/db/types'
import { allTexts } from '../../kernel/text/texts'

/** The current adverts, grouped by position; a position without any is an empty list. */
export async function readAdverts(db: Db): Promise<Adverts> {
  const rows = await db
    .select()
    .from(adverts)
    .where(eq(adverts.active, true))
    .orderBy(asc(adverts.sort), asc(adverts.id))
  const groups = Object.fromEntries(ADVERT_POSITIONS.map((position) => [position, []])) as unknown as Adverts
  for (const { id, position, image, ground, title, text, link } of rows) {
    const texts = { ...allTexts('title', title), ...allTexts('text', text) }
    groups[position].push({ id: id.toString(), image, ground, link, ...texts })
  }
  return groups
}
