import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Code } from '@contract/base/codes'
import type { SellerRefund } from '@contract/calls/seller/refunds'
import { REFUND_REMARK_MAX, type RefundAnswer } from '@contract/base/refund-constants'
import { isRefusedFor } from '../../api/api-error'
import { useMutationOf } from '../../api/use-mutation-of'
import { Button } from '../../kit/button'
import { confirm } from '../../kit/over/confirm'
import { Facts } from '../../kit/facts/facts'
import { TextField } from '../../kit/fields/field'
import { Sheet } from '../../kit/over/sheet'
import { Tick } from '../../kit/fields/tick'
import { toast } from '../../kit/over/toast'
import { errorsAt } from '../../text/failure'
import { useFormats } from '../../text/format'
import { localised } from '../../text/localised'
import { useLanguage, useT } from '../../text/use-t'

interface Props {
  readonly refund: SellerRefund
  readonly onClose: () => void
}

function useAnswer(refund: SellerRefund, onClose: () => void) {
  const t = useT()
  const client = useQueryClient()
  return useMutationOf('sellerRefundAnswer', {
    renews: ['sellerRefunds', 'sellerOrders', 'sellerOrder'],
    onDone: ({ refund: { state } }) => {
      toast(
        t(state === 'approved' ? 'refunds.done_approved' : 'refunds.done_objected', { number: refund.increment_id }),
      )
      onClose()
    },
    // an operator has decided, or the buyer has withdrawn it: the list is read again
    silent: (error) => {
      if (error.code !== Code.returnCancelled && !isRefusedFor(error, 'not_allowed')) return false
      toast(t('refunds.meanwhile'))
      void client.invalidateQueries({ queryKey: ['sellerRefunds'] })
      onClose()
      return true
    },
  })
}

/** A request for a refund with its pictures, and the shop's answer. */
export function AnswerSheet({ refund, onClose }: Props) {
  const t = useT()
  const language = useLanguage()
  const { money, moment } = useFormats()
  const [remark, setRemark] = useState('')
  const [restock, setRestock] = useState(false)
  const [isReasonMissing, setReasonMissing] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const mutation = useAnswer(refund, onClose)
  const said = remark.trim()
  const can = (answer: RefundAnswer) => refund.actions.includes(answer)
  const answer = async (given: RefundAnswer) => {
    if (mutation.isPending) return
    if (given === 'object' && said === '') {
      setReasonMissing(true)
      fields.current?.querySelector('textarea')?.focus()
      return
    }
    const question =
      given === 'approve'
        ? { title: t('refunds.approve_title', { amount: money(refund.amount) }), yes: t('refunds.approve') }
        : { title: t('refunds.object_title'), text: t('refunds.object_text'), yes: t('refunds.object') }
    if (!(await confirm(question))) return
    mutation.mutate({
      refund_id: refund.refund_id,
      answer: given,
      remark: said || undefined,
      ...(given === 'approve' && { restock }),
    })
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('refunds.of_order', { number: refund.increment_id })}
      subtitle={money(refund.amount)}
      footer={
        refund.actions.length > 0 && (
          <>
            {can('object') && (
              <Button disabled={mutation.isPending} onClick={() => void answer('object')}>
                {t('refunds.object')}
              </Button>
            )}
            {can('approve') && (
              <Button kind="main" busy={mutation.isPending} onClick={() => void answer('approve')}>
                {t('refunds.approve')}
              </Button>
            )}
          </>
        )
      }
    >
      <Facts
        facts={[
          [t('orders.buyer'), refund.buyer],
          [t('refunds.reason'), refund.reason],
          [
            t('orders.goods'),
            refund.items.map((item) => `${item.qty} × ${localised(item, 'name', language)}`).join(', '),
          ],
          [t('refunds.asked_at'), moment(refund.created_at)],
          [t('refunds.answer_until'), refund.answer_until && moment(refund.answer_until)],
          [t('refunds.objection'), refund.shop_remark],
          [t('refunds.decision'), refund.remark],
        ]}
      />
      {refund.images.length > 0 && (
        <ul className="papers">
          {refund.images.map((address, place) => (
            <li key={address}>
              <a href={address} target="_blank" rel="noreferrer">
                <img src={address} alt={t('pictures.alt', { place: place + 1 })} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {refund.actions.length > 0 && (
        <div className="refund-answer" ref={fields}>
          <TextField
            label={t('refunds.remark')}
            hint={t('refunds.remark_hint')}
            rows={4}
            maxLength={REFUND_REMARK_MAX}
            value={remark}
            onChange={(text) => {
              setRemark(text)
              setReasonMissing(false)
            }}
            error={isReasonMissing ? t('rules.required') : errorsAt(t, mutation.error?.errors ?? [])('remark')}
          />
          {can('approve') && <Tick label={t('queue.restock')} checked={restock} onChange={setRestock} />}
        </div>
      )}
    </Sheet>
  )
}
