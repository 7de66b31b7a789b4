import { and, eq, ne, sql } from 'drizzle-orm'
import type { Fields } from '@contract/all-calls'
import { Code } from '@contract/base/codes'
import { GROUNDS } from '@contract/base/product-constants'
import type { OpsBrand } from '@contract/entities/market/catalogue'
import { brands } from '../../../kernel/db/schema/catalogue'
import type { Tx } from '../../../kernel/db/types'
import { fieldRefusal } from '../../../kernel/http/refusal'
import type { By } from '../../saving/by'
import { Errors } from '../../saving/check'
import { pictureOf } from '../../saving/picture'
import { recordChange } from '../../saving/record'
import { requireVersion } from '../../audit/version'
import { firstVersion, nextVersion } from '../../saving/version'
import { lockBrand, presentBrand, type BrandRow } from './brand-list'

const taken = () => fieldRefusal(Code.invalidParameter, [{ field: 'name', rule: 'taken' }])

type Content = Pick<BrandRow, 'name' | 'image' | 'ground'>

/** Writes the brand. Throws 1000008 taken if another one has the name, also if it got it a moment ago. */
async function write(tx: Tx, by: By, row: BrandRow | null, content: Content): Promise<BrandRow> {
  if (!row) {
    const [made] = await tx
      .insert(brands)
      .values({ ...content, ...firstVersion(by) })
      .onConflictDoNothing()
      .returning()
    if (!made) throw taken()
    return made
  }
  // two who take a name at once: the second waits here, and finds it
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`brand:${content.name.toLowerCase()}`}, 0))`)
  const [other] = await tx
    .select({ id: brands.id })
    .from(brands)
    .where(and(eq(sql`lower(${brands.name})`, sql`lower(${content.name})`), ne(brands.id, row.id)))
  if (other) throw taken()
  const isRenamed = content.name !== row.name
  const change = { ...content, ...nextVersion(row, by), ...(isRenamed ? { searchStaleAt: by.at } : {}) }
  const [changed] = await tx.update(brands).set(change).where(eq(brands.id, row.id)).returning()
  if (!changed) throw new Error(`brand ${row.id} is gone`)
  return changed
}

/**
 * Creates or changes a brand. Throws 2000019 for an unknown one, 2000018 changed, 1000009 without a name, and 1000008 for
 * a name that another brand has.
 */
export async function saveBrand(tx: Tx, by: By, sent: Fields<'opsBrandSave'>): Promise<OpsBrand> {
  const row = sent.brand_id === undefined ? null : await lockBrand(tx, BigInt(sent.brand_id))
  if (row) await requireVersion(tx, row, sent.version)
  const before = row ? await presentBrand(tx, row) : undefined
  const errors = new Errors()
  const name = sent.name?.trim() ?? row?.name
  errors.need('name', name)
  const current = row?.image ?? ''
  const image = errors.take(await pictureOf(tx, by, { sent: sent.image, purpose: 'brand', current }), '')
  errors.refuse()
  const content = { name: name ?? '', image, ground: sent.ground ?? row?.ground ?? GROUNDS[0] }
  const saved = await write(tx, by, row, content)
  const after = await presentBrand(tx, saved)
  await recordChange(tx, by, { action: row ? 'change' : 'create', subject: 'brands', id: saved.id, before, after })
  return after
}
