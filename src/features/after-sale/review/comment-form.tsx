import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { REVIEW_IMAGES_MAX } from '@contract/base/after-sale'
import type { OrderLine } from '@contract/entities/order'
import { REVIEW_SUMMARY_MAX, REVIEW_TEXT_MAX } from '@contract/base/text-limits'
import { afterSaleIds } from '../ids'
import { Field } from '@/kit/field/field'
import { FormEnd } from '@/kit/form-end/form-end'
import { Panel } from '@/kit/panel/panel'
import { PictureField } from '@/kit/picture-field/picture-field'
import { checkLine, required } from '@/domain/text/field-message'
import { FormScope } from '@/platform/host/focus-wrong'
import { call } from '@/services/request'
import { newIntent } from '@/services/intent'
import { useForm } from '@/hooks/use-form'
import { usePictures } from '@/hooks/use-pictures'
import { t } from '@/locales/t'
import { LineHead } from '../refund/line-head'
import { newPictures } from './new-pictures'
import { StarChoice } from './star-choice'
import './comment-form.scss'

interface CommentFormProps {
  line: OrderLine
  onSent: () => void
}

/** A comment on one line: stars, text and pictures [action.comment]. */
export const CommentForm = observer(function CommentForm({ line, onSent }: CommentFormProps) {
  const pictures = usePictures(`comment.pictures.${line.item_id}`, () => newPictures('review', REVIEW_IMAGES_MAX))
  const [intent] = useState(newIntent)
  const form = useForm({
    keep: `comment.${line.item_id}`,
    values: { selectStar: '', summary: '', review_content: '', images: '' },
    rules: {
      selectStar: required,
      summary: checkLine(REVIEW_SUMMARY_MAX),
      images: () => (pictures.busy ? { rule: 'required' } : null),
    },
    submit: async ({ selectStar, summary, review_content }) => {
      const fields = {
        item_id: line.item_id,
        selectStar: Number(selectStar),
        summary: summary.trim(),
        review_content: review_content.trim(),
        images: [...pictures.ids],
      }
      await call('submitReview', fields, { idempotencyKey: intent.key(fields) })
      intent.done()
      onSent()
    },
  })
  const { values, errors } = form
  return (
    <FormScope value={form.scope}>
      <Panel>
        <LineHead line={line} />
        <StarChoice
          value={Number(values.selectStar)}
          error={errors.selectStar && t('afterSale.stars_first')}
          onChoose={(stars) => form.set('selectStar', String(stars))}
        />
        <View className="comment-form__field">
          <Field
            id={afterSaleIds.summary}
            label={t('afterSale.summary')}
            value={values.summary}
            error={errors.summary}
            maxLength={REVIEW_SUMMARY_MAX}
            onInput={(value) => form.set('summary', value)}
            onBlur={() => form.blur('summary')}
            required
          />
        </View>
        <View className="comment-form__field">
          <Field
            id={afterSaleIds.content}
            label={t('afterSale.content')}
            hint={t('afterSale.content_hint')}
            value={values.review_content}
            error={errors.review_content}
            maxLength={REVIEW_TEXT_MAX}
            rows={4}
            onInput={(value) => form.set('review_content', value)}
          />
        </View>
        <View className="comment-form__field">
          <PictureField
            id={afterSaleIds.reviewPictures}
            list={pictures}
            label={t('afterSale.pictures')}
            hint={t('afterSale.pictures_hint')}
            error={errors.images && (pictures.busy ? t('afterSale.pictures_wait') : errors.images)}
            disabled={form.busy}
          />
        </View>
        <FormEnd
          id={afterSaleIds.publish}
          label={t('afterSale.send_review')}
          error={form.error}
          busy={form.busy}
          onSend={form.submit}
        />
      </Panel>
    </FormScope>
  )
})
