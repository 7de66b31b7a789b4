import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { OrderDetail } from '@contract/entities/order'
import { afterSaleIds } from '../ids'
import { Field } from '@/kit/field/field'
import { Panel } from '@/kit/panel/panel'
import { PictureField } from '@/kit/picture-field/picture-field'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { FormScope } from '@/platform/host/focus-wrong'
import { RefundLines } from './refund-lines'
import { RefundReasons } from './refund-reasons'
import { DETAILS_MAX, type RefundForm as Form } from './use-refund-form'
import './refund-form.scss'

/** A request for a refund: lines, reason, pictures, and more words [action.refund]. */
export const RefundForm = observer(function RefundForm({ order, refund }: { order: OrderDetail; refund: Form }) {
  const { form, pieces, pictures, choose } = refund
  const { values, errors } = form
  const hints = [values.reason === 'damaged' ? t('refundForm.proofs_damaged') : '', t('refundForm.proofs_hint')]
  return (
    <FormScope value={form.scope}>
      <>
        <Panel>
          <RefundLines
            lines={order.products}
            pieces={pieces}
            onChoose={choose}
            error={errors.items && (pieces.size === 0 ? t('refundForm.items_first') : errors.items)}
          />
        </Panel>
        <Panel>
          <RefundReasons
            value={values.reason}
            onChoose={(reason) => form.set('reason', reason)}
            error={errors.reason && t('refundForm.reason_first')}
          />
          <View className="refund-form__field">
            <PictureField
              id={afterSaleIds.proofs}
              list={pictures}
              label={t('afterSale.pictures')}
              hint={hints.filter((hint) => hint !== '').join(' ')}
              error={errors.images && (pictures.busy ? t('afterSale.pictures_wait') : errors.images)}
              disabled={form.busy}
            />
          </View>
          <View className="refund-form__field">
            <Field
              id={afterSaleIds.details}
              label={t('refundForm.details')}
              hint={t('refundForm.details_hint')}
              value={values.details}
              error={errors.details}
              maxLength={DETAILS_MAX}
              rows={3}
              onInput={(value) => form.set('details', value)}
            />
          </View>
          <View className="refund-form__field">
            <Text size={13} tone="ink2">
              {t('refundForm.expected_hint')}
            </Text>
          </View>
          {form.error && (
            <Text tone="danger" live="alert">
              {form.error}
            </Text>
          )}
        </Panel>
      </>
    </FormScope>
  )
})
