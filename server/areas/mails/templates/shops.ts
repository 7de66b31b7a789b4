/** Letters to sellers: about applications, products, and what their shop has to do. */
import { asc, eq, inArray } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { SHOP_ANSWERS_WITHIN_S } from '@contract/base/refund-constants'
import { products, skus } from '../../../kernel/db/schema/catalogue'
import { reviews } from '../../../kernel/db/schema/reviews'
import type { Block } from '../../../kernel/messages/mail-blocks'
import { textOf } from '../../../kernel/text/catalogue'
import { textIn } from '../../../kernel/text/texts'
import type { MailParams } from '../params'
import {
  buttonTo,
  buttonToConsole,
  factsBlock,
  remarkFact,
  sayIn,
  usdIn,
  type MailContext,
  type WriteTemplate,
} from './content'
import { readLines, readOrders, toMailItem } from './items'
import { readRefund, refundedItems } from './money'

const DAY_S = 86_400

const application =
  (state: 'approved' | 'refused'): WriteTemplate<MailParams['application_approved']> =>
  ({ remark }, context) => {
    const say = sayIn(context)
    const button =
      state === 'approved' ? buttonTo(context, 'open_store', 'store') : buttonTo(context, 'apply_again', 'shopCreate')
    return Promise.resolve({
      subject: say(`application_${state}_subject`),
      lines: [say(`application_${state}_what`), ...factsBlock(remarkFact(context, remark)), button],
    })
  }

const product =
  (state: 'approved' | 'refused'): WriteTemplate<MailParams['product_approved']> =>
  async ({ product: id, remark }, context) => {
    const [found] = await context.db
      .select({ names: products.names })
      .from(products)
      .where(eq(products.id, BigInt(id)))
    if (!found) return null
    const say = sayIn(context)
    const name = textIn(found.names, context.language)
    const button =
      state === 'approved' ? buttonTo(context, 'view_product', 'product', { product_id: id }) : buttonToConsole(context)
    return {
      subject: say(`product_${state}_subject`, { product: name }),
      lines: [say(`product_${state}_what`, { product: name }), ...factsBlock(remarkFact(context, remark)), button],
    }
  }

/** New orders: what to send, and neither to whom nor where. */
const newOrders: WriteTemplate<MailParams['shop_orders']> = async ({ orders: ids }, context) => {
  const found = await readOrders(context.db, ids)
  if (found.length === 0) return null
  const say = sayIn(context)
  const lines = await readLines(
    context.db,
    found.map(({ id }) => id),
  )
  const blocks = found.flatMap(({ id, orderNumber }): Block[] => [
    textOf('orders.order', context.language, { number: orderNumber }),
    {
      goods: lines
        .filter(({ orderId }) => orderId === id)
        .map((line) => toMailItem(context, { ...line, sum: line.rowPrice - line.couponShare })),
    },
  ])
  const { orderNumber: number } = one(found)
  const subject =
    found.length === 1 ? say('shop_order_subject', { number }) : say('shop_orders_subject', { count: found.length })
  return { subject, lines: [say('shop_orders_what'), ...blocks, buttonToConsole(context)] }
}

const refundAsked: WriteTemplate<MailParams['shop_refund_asked']> = async ({ refund: id }, context) => {
  const found = await readRefund(context.db, id)
  if (found === null) return null
  const say = sayIn(context)
  const { refund, number } = found
  const facts = [
    { label: textOf('invoice.number', context.language), value: number },
    { label: say('amount'), value: usdIn(context, refund.amount) },
    { label: say('reason'), value: refund.reason },
  ]
  return {
    subject: say('shop_refund_subject', { number }),
    lines: [
      say('shop_refund_what', { days: SHOP_ANSWERS_WITHIN_S / DAY_S }),
      { goods: refundedItems(context, found) },
      { facts },
      buttonToConsole(context),
    ],
  }
}

const lowReview: WriteTemplate<MailParams['shop_review']> = async ({ review: id }, context) => {
  const [found] = await context.db
    .select({ review: reviews, names: products.names })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.id, BigInt(id)))
  if (!found) return null
  const say = sayIn(context)
  const { star, summary, content } = found.review
  const name = textIn(found.names, context.language)
  const text = [summary, content].filter((part) => part !== '').join('\n')
  const facts = [
    { label: say('stars'), value: `${star} / 5` },
    { label: say('review'), value: text },
  ]
  return {
    subject: say('shop_review_subject', { product: name }),
    lines: [say('shop_review_what', { product: name }), { facts }, buttonToConsole(context)],
  }
}

async function lateBlocks(
  { orders: ids, late, days }: MailParams['shop_digest'],
  context: MailContext,
): Promise<Block[]> {
  if (late === 0) return []
  const found = await readOrders(context.db, ids)
  const what = sayIn(context)('digest_late', { count: late, days })
  return [
    what,
    ...factsBlock([
      {
        label: textOf('invoice.number', context.language),
        value: found.map(({ orderNumber }) => orderNumber).join('\n'),
      },
    ]),
  ]
}

async function lowBlocks(
  { skus: ids, low, pieces }: MailParams['shop_digest'],
  context: MailContext,
): Promise<Block[]> {
  if (low === 0) return []
  const found =
    ids.length === 0
      ? []
      : await context.db
          .select({ sku: skus.sku, stock: skus.stock, names: products.names })
          .from(skus)
          .innerJoin(products, eq(products.id, skus.productId))
          .where(inArray(skus.id, ids.map(BigInt)))
          .orderBy(asc(skus.stock), asc(skus.id))
  const facts = found.map(({ sku, stock, names }) => ({
    label: String(stock),
    value: `${textIn(names, context.language)}\n${sku}`,
  }))
  return [sayIn(context)('digest_low', { count: low, pieces }), ...factsBlock(facts)]
}

const digest: WriteTemplate<MailParams['shop_digest']> = async (params, context) => ({
  subject: sayIn(context)('digest_subject'),
  lines: [...(await lateBlocks(params, context)), ...(await lowBlocks(params, context)), buttonToConsole(context)],
})

export const shopLetters = {
  application_approved: application('approved'),
  application_refused: application('refused'),
  product_approved: product('approved'),
  product_refused: product('refused'),
  shop_orders: newOrders,
  shop_refund_asked: refundAsked,
  shop_review: lowReview,
  shop_digest: digest,
}
