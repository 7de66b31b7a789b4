import { and, desc, eq, inArray, or } from 'drizzle-orm'
import type { Data } from '@contract/all-calls'
import { countUpTo } from '../../../kernel/db/bounded-count'
import { users } from '../../../kernel/db/schema/accounts'
import { audits, shopRequests } from '../../../kernel/db/schema/ops'
import type { Db } from '../../../kernel/db/types'
import type { SellerShop } from '../shop'
import { knownSkusOf } from './known-skus'
import { readPage, type PageFields } from '../../../kernel/http/paging'

type Snapshot = Record<string, unknown>
type Audit = typeof audits.$inferSelect

/** A decision's row keeps the request as operators see it: here it is what it did to the product. */
function changeOf({ subject, action, before, after }: Audit): { before: Snapshot; after: Snapshot } {
  if (subject === 'products' || subject === 'skus') return { before: before as Snapshot, after: after as Snapshot }
  const isListed = subject === 'listing_requests' && action === 'approve'
  return isListed ? { before: { state: 'review' }, after: { state: 'listed' } } : { before: {}, after: {} }
}

/**
 * A page of the changes of a product and of the variants that it has or had, and of what operators decided about it, the
 * newest first [rule.seller-history]. Throws 2000019 for another shop's product.
 */
export async function historyOf(
  db: Db,
  shop: SellerShop,
  productId: bigint,
  fields: PageFields,
): Promise<Data<'sellerProductLog'>> {
  const skus = await knownSkusOf(db, shop, productId)
  const ofSkus = inArray(
    audits.subjectId,
    skus.map(({ id }) => id),
  )
  const codes = new Map(skus.map(({ id, sku }) => [id, sku]))
  const requests = db.select({ id: shopRequests.id }).from(shopRequests).where(eq(shopRequests.productId, productId))
  const asked = or(
    and(eq(audits.subject, 'products'), eq(audits.subjectId, productId)),
    and(inArray(audits.subject, ['listing_requests', 'storage']), inArray(audits.subjectId, requests)),
    skus.length === 0 ? undefined : and(eq(audits.subject, 'skus'), ofSkus),
  )
  return readPage(fields, {
    total: countUpTo(db, db.select({ id: audits.id }).from(audits).where(asked)),
    rows: db
      .select({ audit: audits, name: users.firstname, role: users.role })
      .from(audits)
      .innerJoin(users, eq(users.id, audits.operatorId))
      .where(asked)
      .orderBy(desc(audits.id)),
    present: (found) =>
      found.map(({ audit, name, role }) => ({
        at: audit.at.toISOString(),
        by: { name, role },
        action: audit.action,
        remark: audit.remark,
        ...(audit.subject === 'skus' ? { sku: codes.get(audit.subjectId) } : {}),
        ...changeOf(audit),
      })),
  })
}
