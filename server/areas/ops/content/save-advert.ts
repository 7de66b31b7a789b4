import { eq, max } from 'drizzle-orm'
import type { Fields } from '@contract/all-calls'
import { GROUNDS } from '@contract/base/product-constants'
import type { OpsAdvert } from '@contract/entities/market/content'
import type { AdvertPosition } from '@contract/base/advert-positions'
import { one } from '@contract/rules/lists'
import { adverts } from '../../../kernel/db/schema/settings'
import type { Tx } from '../../../kernel/db/types'
import { textsWith } from '../../../kernel/text/sent-texts'
import type { By } from '../../saving/by'
import { Errors } from '../../saving/check'
import { pictureOf } from '../../saving/picture'
import { recordChange } from '../../saving/record'
import { momentIn } from '../../saving/time'
import { requireVersion } from '../../audit/version'
import { firstVersion, nextVersion } from '../../saving/version'
import { lockAdvert, snapshotOf, presentAdvert, type AdvertRow } from './adverts'
import { isLink } from './check-link'

type Sent = Fields<'opsAdvertSave'>

/** The place after the last advert of a position. */
async function lastPlace(tx: Tx, position: AdvertPosition): Promise<number> {
  const { last } = one(
    await tx
      .select({ last: max(adverts.sort) })
      .from(adverts)
      .where(eq(adverts.position, position)),
  )
  return (last ?? -1) + 1
}

/** The content after the save. Throws 1000009 and 1000008 with all errors. */
async function contentOf(tx: Tx, by: By, row: AdvertRow | null, sent: Sent) {
  const errors = new Errors()
  const position = sent.position ?? row?.position
  const title = textsWith('title', row?.title ?? { en: '' }, sent)
  const text = textsWith('text', row?.text ?? { en: '' }, sent)
  const link = sent.link?.trim() ?? row?.link
  const current = row?.image ?? ''
  const image = errors.take(await pictureOf(tx, by, { sent: sent.image, purpose: 'advert', current }), ' ')
  for (const [field, value] of Object.entries({ position, title_en: title.en, image, link })) errors.need(field, value)
  errors.add(sent.link !== undefined && !isLink(link ?? '') && { field: 'link', rule: 'format' })
  const startsAt = errors.take(momentIn('starts_at', sent.starts_at, row?.startsAt ?? null), null)
  const endsAt = errors.take(momentIn('ends_at', sent.ends_at, row?.endsAt ?? null), null)
  const isSent = sent.ends_at !== undefined
  const isOver = endsAt !== null && ((startsAt !== null && endsAt <= startsAt) || (isSent && endsAt <= by.at))
  errors.add(isOver && { field: 'ends_at', rule: 'min' })
  errors.refuse()
  if (position === undefined || link === undefined) throw new Error('an advert was checked that lacks its place')
  const { ground = row?.ground ?? GROUNDS[0], active = row?.active ?? true } = sent
  const sort = row && row.position === position ? row.sort : await lastPlace(tx, position)
  return { position, title, text, link, image, startsAt, endsAt, ground, active, sort }
}

/** Creates or changes an advert. Throws 2000019, 2000018 changed, 1000009 and 1000008 with all errors. */
export async function saveAdvert(tx: Tx, by: By, sent: Sent): Promise<OpsAdvert> {
  const row = sent.advert_id === undefined ? null : await lockAdvert(tx, BigInt(sent.advert_id))
  if (row) await requireVersion(tx, row, sent.version)
  const content = await contentOf(tx, by, row, sent)
  const saved = row
    ? one(
        await tx
          .update(adverts)
          .set({ ...content, ...nextVersion(row, by) })
          .where(eq(adverts.id, row.id))
          .returning(),
      )
    : one(
        await tx
          .insert(adverts)
          .values({ ...content, ...firstVersion(by) })
          .returning(),
      )
  const after = await presentAdvert(tx, saved, by.at)
  const before = row ? snapshotOf(await presentAdvert(tx, row, by.at)) : {}
  await recordChange(tx, by, {
    action: row ? 'change' : 'create',
    subject: 'adverts',
    id: saved.id,
    before,
    after: snapshotOf(after),
  })
  return after
}
