/** Seller applications in each state: one pending, one failed, and the one that opened the seller's store. */
import { OUTCOMES } from '@contract/base/outcomes'
import { one } from '@contract/rules/lists'
import { sellers } from '../../kernel/db/schema/accounts'
import { sellerApplications } from '../../kernel/db/schema/sellers'
import type { Tx } from '../../kernel/db/types'
import { applicationDecisions } from '../../areas/stores/decisions'
import { notifyOfApplication } from '../../areas/stores/notice'
import type { FileStore } from '../../kernel/files/file-store'
import { papersFor } from './id-card'
import { furtherAccount } from './people'

const HOUR_MS = 3_600_000

interface Applying {
  readonly seller: bigint
  readonly operator: bigint
  readonly passwordHash: string
  readonly since: Date
  readonly now: Date
  readonly files: FileStore | undefined
}

/** Writes the three applications with their documents and notices. */
export async function insertApplications(tx: Tx, { seller, operator, now, files, ...making }: Applying): Promise<void> {
  const papers = await papersFor(files)
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  const apply = async (userId: bigint, shopName: string, contactPerson: string, createdAt: Date) => {
    const { id } = one(
      await tx
        .insert(sellerApplications)
        .values({
          userId,
          shopName,
          contactPerson,
          address: 'Rua da Prata 80, Lisbon',
          ...(await papers()),
          createdAt,
        })
        .returning({ id: sellerApplications.id }),
    )
    await notifyOfApplication(tx, { applicationId: id, userId, state: OUTCOMES.pending, remark: '', at: createdAt })
    return id
  }

  const opened = { state: OUTCOMES.success, decidedBy: operator, decidedAt: making.since }
  await tx.insert(sellerApplications).values({
    userId: seller,
    shopName: 'Claywick Kitchen',
    contactPerson: 'Claire Wick',
    address: 'Travessa do Forno 4, Lisbon',
    ...(await papers()),
    ...opened,
    createdAt: making.since,
  })

  const theo = await furtherAccount(tx, 'theo', making)
  const refused = await apply(theo, 'Marsh Lanterns', 'Theo Marsh', ago(96))
  await tx.insert(sellers).values({ userId: theo, state: OUTCOMES.pending, createdAt: ago(96) })
  const remark = 'The back of the ID is cut off'
  await applicationDecisions.decide(tx, {
    operatorId: operator,
    id: refused,
    state: OUTCOMES.failed,
    remark,
    at: ago(72),
  })

  const mina = await furtherAccount(tx, 'mina', making)
  await apply(mina, 'Holt & Daughters', 'Mina Holt', ago(7))
  await tx.insert(sellers).values({ userId: mina, state: OUTCOMES.pending, createdAt: ago(7) })
}
