import { useState } from 'react'
import type { SellerReview } from '@contract/calls/seller/reviews'
import { oneOf, pageOf, useParamsOfList } from '../../address/params'
import { useCall } from '../../api/use-call'
import { Badge } from '../../kit/badge'
import { Button } from '../../kit/button'
import { Chips } from '../../kit/lists/chips'
import { EmptyState } from '../../kit/empty-state'
import { List } from '../../kit/lists/list'
import { SaveTable } from '../../kit/lists/save-table'
import { NothingMatches } from '../../kit/lists/nothing-matches'
import { Page } from '../../kit/page'
import { Picture } from '../../kit/fields/picture'
import { Select } from '../../kit/fields/select'
import type { Column } from '../../kit/lists/table'
import { useFormats } from '../../text/format'
import { localised } from '../../text/localised'
import { useLanguage, useT } from '../../text/use-t'
import { ReplySheet } from './reply-sheet'
import { ReportSheet } from './report-sheet'
import { Stars } from './stars'

const SHOWN = ['all', 'open', 'answered'] as const
const ANSWERED = { all: undefined, open: false, answered: true } as const
const STARS = ['all', '5', '4', '3', '2', '1'] as const

interface Open {
  readonly sheet: 'reply' | 'report'
  readonly review: SellerReview
}

function useColumns(onOpen: (open: Open) => void): readonly Column<SellerReview>[] {
  const t = useT()
  const language = useLanguage()
  const { day } = useFormats()
  return [
    {
      id: 'product',
      head: t('stock.product'),
      isName: true,
      cell: (review) => (
        <span className="table__name">
          <Picture path={review.image} ground={review.ground} />
          <span>
            {localised(review, 'name', language)}
            <small className="dim">{review.options}</small>
          </span>
        </span>
      ),
    },
    {
      id: 'review',
      head: t('reviews.review'),
      cell: (review) => (
        <>
          <Stars star={review.star} /> {review.summary}
          <small>{review.content}</small>
          {review.reply && (
            <small className="dim">
              {t('reviews.your_reply')} {review.reply.text}
            </small>
          )}
          <small className="dim">
            {review.author} · {day(review.created_at)}
          </small>
          {review.reported_at !== null && <Badge tone="wait">{t('reviews.reported')}</Badge>}
        </>
      ),
    },
    {
      id: 'actions',
      head: t('reviews.reply'),
      bare: true,
      align: 'end',
      cell: (review) => {
        const words = t(review.reply ? 'reviews.change_reply' : 'reviews.reply')
        return (
          <span className="order-actions">
            <Button small label={`${words}: ${review.summary}`} onClick={() => onOpen({ sheet: 'reply', review })}>
              {words}
            </Button>
            {review.reported_at === null && (
              <Button
                small
                label={`${t('reviews.report')}: ${review.summary}`}
                onClick={() => onOpen({ sheet: 'report', review })}
              >
                {t('reviews.report')}
              </Button>
            )}
          </span>
        )
      },
    },
  ]
}

/** What buyers say about the shop's products, and the shop's replies. */
export default function Reviews() {
  const t = useT()
  const [params, change] = useParamsOfList()
  const [open, setOpen] = useState<Open | null>(null)
  const shown = oneOf(SHOWN, params.show) ?? 'all'
  const star = oneOf(STARS, params.star) ?? 'all'
  const asked = { p: pageOf(params), answered: ANSWERED[shown], star: star === 'all' ? undefined : Number(star) }
  const query = useCall('sellerReviews', asked, { keep: true })
  const columns = useColumns(setOpen)
  const close = () => setOpen(null)
  return (
    <Page title={t('reviews.title')} actions={<SaveTable list="sellerReviews" fields={asked} of={query.data} />}>
      <List
        {...{ query, columns }}
        label={t('reviews.title')}
        keyOf={(review) => review.review_id}
        tools={
          <>
            <Chips
              label={t('common.filter')}
              value={shown}
              onChange={(next) => change({ show: next === 'all' ? undefined : next })}
              chips={SHOWN.map((each) => ({
                value: each,
                label: each === 'all' ? t('common.all') : t(`reviews.show_${each}`),
              }))}
            />
            <Select
              bare
              pill
              label={t('reviews.rating')}
              value={star}
              onChange={(next) => change({ star: next === 'all' ? undefined : next })}
              choices={STARS.map((each) => ({
                value: each,
                label: each === 'all' ? t('reviews.any_rating') : t('reviews.stars', { count: Number(each) }),
              }))}
            />
          </>
        }
        empty={
          shown !== 'all' || star !== 'all' ? (
            <NothingMatches />
          ) : (
            <EmptyState icon="star" title={t('reviews.none')} text={t('reviews.none_text')} />
          )
        }
      />
      {open?.sheet === 'reply' && <ReplySheet review={open.review} onClose={close} />}
      {open?.sheet === 'report' && <ReportSheet review={open.review} onClose={close} />}
    </Page>
  )
}
