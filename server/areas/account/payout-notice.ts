import { OUTCOMES } from '@contract/base/outcomes'
import { NOTICE_TYPES } from '@contract/entities/notice'
import { link } from '@contract/screens'
import type { Tx } from '../../kernel/db/types'
import { sendNotice } from '../notices/send'
import { textsOf } from '../../kernel/text/catalogue'

/** Notifies a user that the payout account was changed [rule.payout-told]. */
export async function notifyOfPayoutChange(tx: Tx, userId: bigint, now: Date): Promise<void> {
  const texts = { title: textsOf('payout.title'), text: textsOf('payout.text') }
  const notice = { userId, type: NOTICE_TYPES.withdrawal, state: OUTCOMES.success, ...texts } as const
  await sendNotice(tx, { ...notice, link: link('profile') }, now)
}
