import { OUTCOMES } from '@contract/base/outcomes'
import { NOTICE_TYPES } from '@contract/entities/notice'
import { link } from '@contract/screens'
import { notices } from '../../../kernel/db/schema/notices'
import type { Tx } from '../../../kernel/db/types'
import { OFFERS } from '../vocabulary/notices'
import { must } from './chunks'
import type { Frame } from './frame'

const HOUR_MS = 3_600_000

/** The announcements. */
export async function insertOffers(tx: Tx, frame: Frame, now: Date): Promise<void> {
  await tx.insert(notices).values(
    OFFERS.map(({ title, text, category, ageHours }) => ({
      userId: null,
      type: NOTICE_TYPES.offer,
      state: OUTCOMES.success,
      title,
      text,
      link: link('categoryDetail', { category_id: must(frame.categories, category) }),
      createdAt: new Date(now.getTime() - ageHours * HOUR_MS),
    })),
  )
}
