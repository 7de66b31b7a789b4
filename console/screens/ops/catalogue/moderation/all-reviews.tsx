import { useState } from 'react'
import type { OpsReview } from '@contract/entities/market/moderation'
import { languageTag, LANGUAGES } from '@contract/base/languages'
import { oneOf, pageOf, useParamsOfList } from '../../../../address/params'
import { useCall } from '../../../../api/use-call'
import { Badge } from '../../../../kit/badge'
import { Button } from '../../../../kit/button'
import { EmptyState } from '../../../../kit/empty-state'
import { Picture } from '../../../../kit/fields/picture'
import { Select } from '../../../../kit/fields/select'
import { Chips } from '../../../../kit/lists/chips'
import { List } from '../../../../kit/lists/list'
import { NothingMatches } from '../../../../kit/lists/nothing-matches'
import { SaveTable } from '../../../../kit/lists/save-table'
import { SearchField } from '../../../../kit/lists/search-field'
import type { Column } from '../../../../kit/lists/table'
import { Page } from '../../../../kit/page'
import { useFormats } from '../../../../text/format'
import { localised } from '../../../../text/localised'
import { useLanguage, useT } from '../../../../text/use-t'
import { Stars } from '../../../reviews/stars'
import { CatalogueTabs } from '../catalogue-tabs'
import { HideSheet } from './watch-sheets'

const SHOWN = ['all', 'shown', 'hidden'] as const
const HIDDEN = { all: undefined, shown: false, hidden: true } as const
const STARS = ['all', '5', '4', '3', '2', '1'] as const

/** The language in which a review was written, for the browser; undefined for one that is not known. */
const tagOf = (language: string) => {
  const found = LANGUAGES.find(({ code }) => code === language)
  return found && languageTag(found.code)
}

function useColumns(onHide: (review: OpsReview) => void): readonly Column<OpsReview>[] {
  const t = useT()
  const language = useLanguage()
  const { day } = useFormats()
  return [
    {
      id: 'review',
      head: t('reviews.review'),
      isName: true,
      cell: (review) => (
        <>
          <Stars star={review.star} /> <span lang={tagOf(review.language)}>{review.summary}</span>
          <small className="watched-text" lang={tagOf(review.language)}>
            {review.content}
          </small>
          {review.images.length > 0 && (
            <span className="watched-pictures">
              {review.images.map((path, place) => (
                <Picture key={path} path={path} alt={t('pictures.alt', { place: place + 1 })} />
              ))}
            </span>
          )}
          <small className="dim">
            {localised(review.product, 'name', language)} · {review.author} · {day(review.created_at)}
          </small>
        </>
      ),
    },
    {
      id: 'state',
      head: t('products.state'),
      cell: ({ hidden_at: at }) =>
        at === null ? (
          <Badge tone="good">{t('moderation.is_shown')}</Badge>
        ) : (
          <Badge tone="bad">{t('moderation.is_hidden')}</Badge>
        ),
    },
    {
      id: 'actions',
      head: t('moderation.actions'),
      bare: true,
      align: 'end',
      cell: (review) => {
        const mutation = review.hidden_at === null ? 'hide' : 'show'
        return (
          <Button small label={`${t(`moderation.${mutation}`)}: ${review.summary}`} onClick={() => onHide(review)}>
            {t(`moderation.${mutation}`)}
          </Button>
        )
      },
    },
  ]
}

/** What buyers say about the products of all shops; operators hide what breaks the rules. */
export default function AllReviews() {
  const t = useT()
  const [params, change] = useParamsOfList()
  const [hiding, setHiding] = useState<OpsReview | null>(null)
  const shown = oneOf(SHOWN, params.show) ?? 'all'
  const star = oneOf(STARS, params.star) ?? 'all'
  const q = params.q || undefined
  const fields = { p: pageOf(params), q, hidden: HIDDEN[shown], star: star === 'all' ? undefined : Number(star) }
  const query = useCall('opsReviews', fields, { keep: true })
  const columns = useColumns(setHiding)
  return (
    <Page
      title={t('moderation.reviews_of_all')}
      actions={<SaveTable list="opsReviews" fields={fields} of={query.data} />}
    >
      <CatalogueTabs />
      <List
        {...{ query, columns }}
        label={t('moderation.reviews_of_all')}
        keyOf={(review) => review.review_id}
        tools={
          <>
            <Chips
              label={t('common.filter')}
              value={shown}
              onChange={(next) => change({ show: next === 'all' ? undefined : next })}
              chips={[
                { value: 'all', label: t('common.all') },
                { value: 'shown', label: t('moderation.is_shown') },
                { value: 'hidden', label: t('moderation.is_hidden') },
              ]}
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
            <SearchField
              label={t('moderation.search_reviews')}
              value={q ?? ''}
              onSearch={(next) => change({ q: next }, true)}
            />
          </>
        }
        empty={
          shown !== 'all' || star !== 'all' || q !== undefined ? (
            <NothingMatches />
          ) : (
            <EmptyState icon="star" title={t('reviews.none')} text={t('moderation.no_reviews')} />
          )
        }
      />
      {hiding && <HideSheet row={hiding} onClose={() => setHiding(null)} />}
    </Page>
  )
}
