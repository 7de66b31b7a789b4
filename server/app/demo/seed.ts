/** Fills an empty database with the demo shop. */
import { sql } from 'drizzle-orm'
import { products } from '../../kernel/db/schema/catalogue'
import { mails } from '../../kernel/db/schema/mails'
import { transaction } from '../../kernel/db/transaction'
import type { Db } from '../../kernel/db/types'
import { ensureDefaults } from '../../areas/settings/defaults'
import { hasDemoData, markDemoData } from '../../areas/settings/demo-mark'
import type { FileStore } from '../../kernel/files/file-store'
import { DEMO_PASSWORDS, insertAccounts, type DemoPasswords } from './accounts'
import { insertBuyersPast } from './buyer'
import { insertCatalogue } from './catalogue'
import { insertPendingWork } from './pending-work'
import { insertEarlierSales } from './earlier-sales'
import { must } from './insert/chunks'
import { insertCoupons } from './insert/coupons'
import { insertArticles } from './insert/articles'
import { insertOffers } from './insert/notices'
import { insertPolicies } from './insert/policies'
import { insertRechargeAccounts } from './insert/recharge-accounts'
import { insertMarketplace } from './marketplace'
import { agreeTerms, insertSettlements } from './settlements'
import { insertWalletPast, insertWalletRequests } from './wallet'
import { openStock } from './opening'

/** The store of the demo's seller. */
const SELLERS_SHOP = 'Claywick Kitchen'

/** The database is not empty. The message is the line for the operator. */
export class SeedRefused extends Error {}

interface Options {
  readonly now: Date
  readonly log: (line: string) => void
  /** Instead of the known ones, if other machines can reach the server. */
  readonly passwords?: DemoPasswords
  /** Where uploaded pictures are stored. */
  readonly files?: FileStore
}

async function refuseUnlessEmpty(db: Db): Promise<void> {
  if (await hasDemoData(db)) throw new SeedRefused('This database holds the demo data already; nothing was changed.')
  const [any] = await db.select({ id: products.id }).from(products).limit(1)
  if (any) throw new SeedRefused('This database holds products already; demo data goes into an empty one only.')
}

/**
 * Writes catalogue, adverts, notices and accounts in one transaction. Throws SeedRefused if there are products
 * already.
 */
export async function seedDemo(db: Db, { now, log, passwords = DEMO_PASSWORDS, files }: Options): Promise<void> {
  await ensureDefaults(db)
  await transaction(db, async (tx) => {
    await refuseUnlessEmpty(tx)
    const { frame, products: made } = await insertCatalogue(tx, now, log)
    await insertOffers(tx, frame, now)
    log(`${await insertArticles(tx, frame, now)} posts of the blog`)
    const shop = { id: must(frame.shops, SELLERS_SHOP), name: SELLERS_SHOP }
    await insertCoupons(tx, shop.id, now)
    await insertRechargeAccounts(tx)
    await insertPolicies(tx, now)
    const { buyer, seller, operator } = await insertAccounts(tx, shop.id, passwords, now)
    await agreeTerms(tx, shop.id)
    const wallets = { buyer, operator, now, files }
    await insertWalletPast(tx, wallets)
    await insertBuyersPast(tx, buyer, made, now)
    await insertWalletRequests(tx, wallets)
    log('3 accounts, with orders in every state')
    const place = { seller, operator, shop, made, password: passwords.buyer, now, files }
    log(`${await insertMarketplace(tx, place)} sales of ${SELLERS_SHOP}, and applications in every state`)
    await insertSettlements(tx, { seller, shopId: shop.id, now })
    await insertPendingWork(tx, { seller, shopId: shop.id, password: passwords.operator, now })
    await insertEarlierSales(tx, made, now)
    await openStock(tx, now)
    // what the demo shop has been through is no news to anybody
    await tx.delete(mails)
    await markDemoData(tx)
  })
  // The embedded engine never gathers statistics by itself; without them lists and product pages take twice as long.
  await db.execute(sql`analyze`)
  log('The demo shop is ready')
}
