import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { OrderDetail } from '@contract/entities/order'
import { afterSaleIds } from '../ids'
import { Field } from '@/kit/field/field'
import { FormEnd } from '@/kit/form-end/form-end'
import { Panel } from '@/kit/panel/panel'
import { PictureField } from '@/kit/picture-field/picture-field'
import { Summary } from '@/kit/summary/summary'
import { Text } from '@/kit/text/text'
import { refundText } from '../texts/refunds'
import { FormScope } from '@/platform/host/focus-wrong'
import { usePrice } from '@/hooks/use-price'
import { RefundLines } from './refund-lines'
import { RefundReasons } from './refund-reasons'
import { DETAILS_MAX, expectedAmount, useRefundForm } from './use-refund-form'
import './refund-form.scss'

interface RefundFormProps {
  order: OrderDetail
  onSent: () => void
  /** The server refused the request, perhaps because the order has changed. */
  onRefused: () => void
}

/** Requests a refund: lines, reason, pictures, and the expected amount [action.refund]. */
export const RefundForm = observer(function RefundForm({ order, onSent, onRefused }: RefundFormProps) {
  const { form, pieces, pictures, choose } = useRefundForm(order, onSent)
  const { parts } = usePrice()
  const { values, errors } = form
  const send = async () => {
    const complete = pieces.size > 0 && values.reason !== '' && !pictures.busy
    if (!(await form.submit()) && complete) onRefused()
  }
  return (
    <FormScope value={form.scope}>
      <>
        <Panel>
          <RefundLines
            lines={order.products}
            pieces={pieces}
            onChoose={choose}
            error={errors.items && (pieces.size === 0 ? refundText('items_first') : errors.items)}
          />
        </Panel>
        <Panel>
          <RefundReasons
            value={values.reason}
            onChoose={(reason) => form.set('reason', reason)}
            error={errors.reason && refundText('reason_first')}
          />
          <View className="refund-form__field">
            <Field
              id={afterSaleIds.details}
              label={refundText('details')}
              hint={refundText('details_hint')}
              value={values.details}
              error={errors.details}
              maxLength={DETAILS_MAX}
              rows={3}
              onInput={(value) => form.set('details', value)}
            />
          </View>
          <View className="refund-form__field">
            <PictureField
              id={afterSaleIds.proofs}
              list={pictures}
              label={refundText('proofs')}
              hint={refundText('proofs_hint')}
              error={errors.images && (pictures.busy ? refundText('proofs_wait') : errors.images)}
              disabled={form.busy}
            />
          </View>
        </Panel>
        <Panel>
          <Summary
            rows={[]}
            total={{
              label: refundText('expected'),
              parts: parts(expectedAmount(order, pieces)),
              id: afterSaleIds.amount,
            }}
          />
          <View className="refund-form__hint">
            <Text size={13} tone="ink2">
              {refundText('expected_hint')}
            </Text>
          </View>
          <FormEnd
            id={afterSaleIds.send}
            label={refundText('send')}
            error={form.error}
            busy={form.busy}
            onSend={send}
          />
        </Panel>
      </>
    </FormScope>
  )
})
