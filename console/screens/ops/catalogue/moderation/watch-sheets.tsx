import type { Fields } from '@contract/all-calls'
import type { OpsProduct, OpsReview } from '@contract/entities/market/moderation'
import { REMARK_MAX } from '@contract/base/text-limits'
import { useSheetMutation } from '../../../../api/use-sheet-mutation'
import { ReasonSheet } from '../../../../kit/over/reason-sheet'
import { localised } from '../../../../text/localised'
import { useLanguage, useT } from '../../../../text/use-t'

interface Props<R> {
  readonly row: R
  readonly onClose: () => void
}

/** Takes a product off sale with a reason that its shop reads, or gives it back to its shop. */
export function BlockSheet({ row: product, onClose }: Props<OpsProduct>) {
  const t = useT()
  const language = useLanguage()
  const { product_id: id, version, state } = product
  const isBlocked = state === 'blocked'
  const name = localised(product, 'name', language)
  const mutation = useSheetMutation(isBlocked ? 'opsProductUnblock' : 'opsProductBlock', {
    renews: ['opsProducts', 'opsApplications', 'opsQueue', 'opsAudits'],
    done: t(isBlocked ? 'moderation.unblocked' : 'moderation.blocked', { name }),
    meanwhile: t('accounts.meanwhile'),
    closesOnChange: true,
    onClose,
  })
  return (
    <ReasonSheet
      title={t(isBlocked ? 'moderation.unblock_title' : 'moderation.block_title', { name })}
      subtitle={t(isBlocked ? 'moderation.unblock_text' : 'moderation.block_text')}
      yes={t(isBlocked ? 'moderation.unblock' : 'moderation.block')}
      isDanger={!isBlocked}
      label={t(isBlocked ? 'accounts.reason_optional' : 'accounts.reason')}
      hint={t('moderation.reason_hint')}
      field="remark"
      maxLength={REMARK_MAX}
      isOptional={isBlocked}
      mutation={mutation}
      onSubmit={(remark) => mutation.mutate({ id, version, remark: remark || undefined } as Fields<'opsProductBlock'>)}
      onClose={onClose}
    />
  )
}

/** Hides a review with a reason that the shop reads, or shows it again. */
export function HideSheet({ row: review, onClose }: Props<OpsReview>) {
  const t = useT()
  const isHidden = review.hidden_at !== null
  const mutation = useSheetMutation(isHidden ? 'opsReviewShow' : 'opsReviewHide', {
    renews: ['opsReviews', 'opsAudits'],
    done: t(isHidden ? 'moderation.shown' : 'moderation.hidden'),
    meanwhile: t('accounts.meanwhile'),
    onClose,
  })
  return (
    <ReasonSheet
      title={t(isHidden ? 'moderation.show_title' : 'moderation.hide_title')}
      subtitle={t(isHidden ? 'moderation.show_text' : 'moderation.hide_text')}
      yes={t(isHidden ? 'moderation.show' : 'moderation.hide')}
      isDanger={!isHidden}
      label={t(isHidden ? 'accounts.reason_optional' : 'accounts.reason')}
      hint={t('moderation.reason_hint')}
      field="remark"
      maxLength={REMARK_MAX}
      isOptional={isHidden}
      mutation={mutation}
      onSubmit={(remark) =>
        mutation.mutate({ id: review.review_id, remark: remark || undefined } as { id: string; remark: string })
      }
      onClose={onClose}
    >
      <p className="review-text">
        <b>{review.summary}</b>
        {'\n'}
        {review.content}
      </p>
    </ReasonSheet>
  )
}
