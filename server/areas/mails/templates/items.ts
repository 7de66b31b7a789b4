/** Orders as mails show them: the rows, and their lines as goods. */
import { asc, inArray } from 'drizzle-orm'
import { orderLines, orders } from '../../../kernel/db/schema/orders'
import type { Db } from '../../../kernel/db/types'
import type { MailItem } from '../../../kernel/messages/mail-blocks'
import { textIn } from '../../../kernel/text/texts'
import { usdIn, type MailContext } from './content'

export type Order = typeof orders.$inferSelect
type Line = typeof orderLines.$inferSelect

/** Pictures of uploads have their own prefix; all others are under the static base. */
function pictureOf({ address }: MailContext, image: string): string | null {
  if (image === '') return null
  if (/^https?:/.test(image)) return image
  const sized = image.replace(/-600\.(webp|avif)$/, '-300.$1')
  return image.startsWith('/uploads/') ? `${address}${sized}` : `${address}/media/${sized.replace(/^\/+/, '')}`
}

interface Shown extends Pick<Line, 'name' | 'image' | 'options'> {
  readonly qty: number
  /** USD minor units; null: no price is shown. */
  readonly sum: bigint | null
}

/** Pieces of a line as goods. */
export function toMailItem(context: MailContext, { name, image, options, qty, sum }: Shown): MailItem {
  const { language } = context
  return {
    picture: pictureOf(context, image),
    name: textIn(name, language),
    detail: options.map(({ value }) => textIn(value, language)).join(', '),
    pieces: qty,
    sum: sum === null ? '' : usdIn(context, sum),
  }
}

const toIds = (ids: readonly string[]) => ids.map(BigInt)

/** Orders by id, in the order of their numbers. */
export const readOrders = (db: Db, ids: readonly string[]): Promise<Order[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(orders)
        .where(inArray(orders.id, toIds(ids)))
        .orderBy(asc(orders.id))

export const readLines = (db: Db, ids: readonly bigint[]): Promise<Line[]> =>
  db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...ids]))
    .orderBy(asc(orderLines.id))

/** What the orders hold, or these pieces of their lines, with the prices. */
export async function mailItemsOf(
  context: MailContext,
  found: readonly Order[],
  pieces?: ReadonlyMap<bigint, number>,
): Promise<MailItem[]> {
  const lines = await readLines(
    context.db,
    found.map(({ id }) => id),
  )
  const shown = pieces ? lines.flatMap((line) => ({ ...line, qty: pieces.get(line.id) ?? 0 })) : lines
  return shown
    .filter(({ qty }) => qty > 0)
    .map((line) => toMailItem(context, { ...line, sum: line.price * BigInt(line.qty) }))
}
