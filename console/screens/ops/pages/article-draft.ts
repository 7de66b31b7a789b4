/** An article while it is edited. */
import type { Fields } from '@contract/all-calls'
import type { OpsArticle } from '@contract/entities/market/content'
import { sentPicture, type Pictured } from '../../../kit/fields/upload-picture'
import { localTime, momentOf } from '../../../text/local-time'
import { textsOf, type TextsOf } from '../content/texts-of'
import { groundOf, type Ground } from '../../../kit/fields/ground-field'

const TEXT_FIELDS = ['title', 'summary', 'content'] as const

export interface ArticleDraft extends TextsOf<(typeof TEXT_FIELDS)[number]>, Readonly<Record<string, unknown>> {
  readonly image: Pictured | null
  readonly ground: Ground
  /** Empty: no products below the text. */
  readonly category_id: string
  /** As the field has it; empty in a new one: at once. */
  readonly published_at: string
}

const EMPTY: ArticleDraft = {
  ...textsOf({}, TEXT_FIELDS),
  ...{ image: null, ground: 'sand', category_id: '', published_at: '' },
}

/** The draft of an article; null: of a new one. */
export function draftOf(article: OpsArticle | null): ArticleDraft {
  if (article === null) return EMPTY
  const { image, ground, category_id, published_at } = article
  return {
    ...textsOf(article, TEXT_FIELDS),
    ...{ image: { path: image }, ground: groundOf(ground) },
    ...{ category_id: category_id ?? '', published_at: localTime(published_at) },
  }
}

/** What is sent of what was changed; an emptied day of publication stays as it was. */
export function fieldsOf({ image, published_at, ...same }: Partial<ArticleDraft>): Fields<'opsArticleSave'> {
  return {
    ...same,
    ...(image !== undefined && { image: sentPicture(image) }),
    ...(published_at && { published_at: momentOf(published_at) }),
  }
}
