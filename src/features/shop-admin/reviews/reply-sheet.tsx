import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { REPLY_MAX } from '@contract/base/review-constants'
import type { SellerReview } from '@contract/calls/seller/reviews'
import { useForm } from '@/hooks/use-form'
import { Button } from '@/kit/button/button'
import { Field } from '@/kit/field/field'
import { Sheet } from '@/kit/sheet/sheet'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { FormScope } from '@/platform/host/focus-wrong'
import { sellerCall } from '@/services/seller'
import { network } from '@/stores/network'
import { toast } from '@/stores/toast'
import { shopAdminIds } from '../ids'
import './reply-sheet.scss'

interface ReplySheetProps {
  review: SellerReview
  onClose: () => void
  onDone: () => void
}

/** Takes the reply of the shop; an empty one removes the reply that is there [rule.seller-reply]. */
export const ReplySheet = observer(function ReplySheet({ review, onClose, onDone }: ReplySheetProps) {
  const before = review.reply?.text ?? ''
  const form = useForm({
    keep: `reply.${review.review_id}`,
    values: { text: before },
    rules: {
      text: (value) => {
        if (value.trim() === '' && before === '') return { rule: 'required' }
        return value.trim().length > REPLY_MAX ? { rule: 'max_length', params: { limit: REPLY_MAX } } : null
      },
    },
    submit: async ({ text }) => {
      const reply = text.trim()
      await sellerCall('sellerReviewReply', { review_id: review.review_id, text: reply })
      toast.show(t(reply === '' ? 'shopAdmin.reply_removed' : 'shopAdmin.reply_saved'))
      onDone()
    },
  })
  return (
    <FormScope value={form.scope}>
      <Sheet
        open
        title={t('shopAdmin.reply')}
        onClose={onClose}
        bottom={
          <Button
            id={shopAdminIds.replySend}
            block
            busy={form.busy}
            label={t('shopAdmin.reply_send')}
            note={network.online ? undefined : t('shopAdmin.offline')}
            onPress={form.submit}
          />
        }
      >
        <Text tone="ink2">{review.content || review.summary}</Text>
        <View className="reply-sheet__text">
          <Field
            id={shopAdminIds.replyText}
            label={t('shopAdmin.own_reply')}
            value={form.values.text}
            error={form.errors.text}
            hint={t(before === '' ? 'shopAdmin.reply_hint' : 'shopAdmin.reply_empty_hint')}
            onInput={(value) => form.set('text', value)}
            onBlur={() => form.blur('text')}
            maxLength={REPLY_MAX}
            rows={5}
          />
        </View>
      </Sheet>
    </FormScope>
  )
})
