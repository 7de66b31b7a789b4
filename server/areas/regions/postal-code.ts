/** The city of a postal code, so that an address has two fields less [field.address.from-code]. */
import { and, eq, lt } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import { DAY_MS } from '@contract/base/constants'
import { languageTag } from '@contract/base/languages'
import { postalCodes } from '../../kernel/db/schema/accounts'
import { deleteInBatches } from '../../kernel/db/in-batches'
import type { Db } from '../../kernel/db/types'
import { handle } from '../../kernel/http/context'
import { requirePublic } from '../../kernel/http/public-address'
import { Refusal } from '../../kernel/http/refusal'
import { readWebsiteConfig } from '../settings/website-config'
import { askGeocoder, type CodePlace } from './ask-geocoder'
import { isCountry } from './countries'

/** How long an answer is believed. */
const KEPT_MS = 30 * DAY_MS

const listOf = ({ city, state }: CodePlace) => ({ list: city === '' ? [] : [{ city, state }] })

/** A geocoder that is away costs the buyer nothing but two fields: it is logged, and the answer is empty. */
export const postalCode = handle('postalCode', async ({ db, primary, config, fields, lang, now, log }) => {
  const { country } = fields
  if (!isCountry(country)) throw new Refusal(Code.notFound)
  const zip = fields.zip.trim().replace(/\s+/g, ' ').toUpperCase()
  const { geocoder_url: geocoder = '' } = await readWebsiteConfig(db, config)
  if (geocoder === '' || zip === '') return { list: [] }

  const key = and(eq(postalCodes.country, country), eq(postalCodes.zip, zip), eq(postalCodes.lang, lang))
  const [known] = await db.select().from(postalCodes).where(key)
  if (known && now.getTime() - known.askedAt.getTime() < KEPT_MS) return listOf(known)
  try {
    // the machine's owner may run one inside; who only manages the shop may not reach there
    if (config.geocoderUrl === null) await requirePublic(new URL(geocoder).hostname)
    const found = await askGeocoder({ geocoder, country, zip, tag: languageTag(lang) })
    const values = { ...found, askedAt: now }
    await primary
      .insert(postalCodes)
      .values({ country, zip, lang, ...values })
      .onConflictDoUpdate({ target: [postalCodes.country, postalCodes.zip, postalCodes.lang], set: values })
    return listOf(found)
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'the geocoder did not answer')
    return { list: [] }
  }
})

/** Deletes answers that are believed no more. */
export async function purgePostalCodes(db: Db, now: Date): Promise<void> {
  await deleteInBatches(db, postalCodes, lt(postalCodes.askedAt, new Date(now.getTime() - KEPT_MS)))
}
