/** The demo's sellers: the seller's store and its sales, and applications for further stores. */
import { eq } from 'drizzle-orm'
import { hashPassword } from '../../areas/account/passwords'
import { shops } from '../../kernel/db/schema/catalogue'
import type { Tx } from '../../kernel/db/types'
import type { FileStore } from '../../kernel/files/file-store'
import { insertApplications } from './applications'
import type { Inserted } from './insert/products'
import { insertSales } from './sales'
import { six } from './vocabulary/texts'

const SINCE_MS = 60 * 86_400_000

const TEXTS = six(
  '里斯本一间小作坊，手工拉坯、釉烧，也精选与陶器相配的厨房用品。',
  '里斯本一間小工坊，手工拉坯、釉燒，也精選與陶器相配的廚房用品。',
  'A small workshop in Lisbon: thrown and glazed by hand, with the kitchen things that go with it.',
  'เวิร์กช็อปเล็กๆ ในลิสบอน ปั้นและเคลือบด้วยมือ พร้อมของใช้ในครัวที่เข้ากัน',
  'リスボンの小さな工房です。手でひき、釉薬をかけた器と、それに合う台所の道具をお届けします。',
  'Un pequeño taller de Lisboa: piezas torneadas y esmaltadas a mano, y lo que las acompaña en la cocina.',
)

interface Place {
  readonly seller: bigint
  readonly operator: bigint
  readonly shop: { readonly id: bigint; readonly name: string }
  readonly made: readonly Inserted[]
  /** Of the people besides the three demo accounts. */
  readonly password: string
  readonly now: Date
  readonly files?: FileStore
}

/** Gives the seller's store a text and eight weeks of sales, and adds applications in each state. */
export async function insertMarketplace(tx: Tx, { shop, password, files, ...place }: Place): Promise<number> {
  const people = { passwordHash: await hashPassword(password), since: new Date(place.now.getTime() - SINCE_MS) }
  await tx.update(shops).set({ texts: TEXTS, address: 'Travessa do Forno 4, Lisbon' }).where(eq(shops.id, shop.id))
  await insertApplications(tx, { ...place, ...people, files })
  return insertSales(tx, { ...place, ...people, shop: shop.name })
}
