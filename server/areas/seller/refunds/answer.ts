import { OUTCOMES } from '@contract/base/outcomes'
import type { Fields } from '@contract/all-calls'
import { Code } from '@contract/base/codes'
import type { Tx } from '../../../kernel/db/types'
import { fieldRefusal, operationFailed } from '../../../kernel/http/refusal'
import { usd } from '../../../kernel/text/usd'
import { decideRefund, lockPending } from '../../refunds/decisions'
import { noteShopAnswer } from '../../refunds/shop-answer'
import { record, type ShopActor } from '../record'
import { findRefund } from './list'
import { answersTo, type Known } from './present'

type Sent = Pick<Fields<'sellerRefundAnswer'>, 'refund_id' | 'answer' | 'remark' | 'restock'>

const told = ({ refund }: Known) => ({ state: refund.state, shop_said: refund.shopSaid, amount: usd(refund.amount) })

/** The remark without surrounding spaces. Throws 1000009 for an objection without one: operators could not judge it. */
function remarkOf({ answer, remark = '' }: Sent): string {
  const trimmed = remark.trim()
  if (answer === 'object' && trimmed === '') {
    throw fieldRefusal(Code.missingParameters, [{ field: 'remark', rule: 'required' }])
  }
  return trimmed
}

/**
 * The shop approves a request, which pays it, or objects, which leaves it to the operators [rule.seller-refund]. Throws 2000019
 * for another shop's request, 2000013 for one that was withdrawn, not_allowed for one that is decided and for a second
 * objection, and 1000009 for an objection without a remark.
 */
export async function answerRefund(tx: Tx, actor: ShopActor, sent: Sent): Promise<Known> {
  const remark = remarkOf(sent)
  const id = BigInt(sent.refund_id)
  await findRefund(tx, actor.shop, id, actor.at)
  const { refund } = await lockPending(tx, id)
  if (!answersTo(refund).includes(sent.answer)) throw operationFailed('not_allowed')
  const before = await findRefund(tx, actor.shop, id, actor.at)
  const shopSaid = sent.answer === 'approve' ? 'approved' : 'objected'
  const objection = shopSaid === 'objected' ? { shopRemark: remark } : {}
  await noteShopAnswer(tx, id, { shopSaid, shopSaidAt: actor.at, ...objection })
  if (shopSaid === 'approved') {
    await decideRefund(tx, {
      id,
      state: OUTCOMES.success,
      remark,
      restock: sent.restock === true,
      userId: actor.userId,
      at: actor.at,
    })
  }
  const after = await findRefund(tx, actor.shop, id, actor.at)
  const change = {
    subject: 'refunds',
    id,
    userId: refund.userId,
    remark,
    before: told(before),
    after: told(after),
  } as const
  await record(tx, actor, { ...change, action: sent.answer })
  return after
}
