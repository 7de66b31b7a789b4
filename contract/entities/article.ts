/** Posts of the blog [field.article.parts]. */
import { Type, type Static } from '@sinclair/typebox'
import { Count, Id, Time, localised } from '../base/fields'

const head = {
  article_id: Id,
  ...localised('title'),
  ...localised('summary'),
  /** A path under the static base, and the tinted ground of the picture (a token name). */
  image: Type.String(),
  ground: Type.String(),
  /** The reading time in minutes, at least 1. */
  minutes: Count,
  published_at: Time,
}

/** A post in the list, in English and the caller's language. */
export const ArticleCard = Type.Object(head)
export type ArticleCard = Static<typeof ArticleCard>

/** A complete post, in every language; its text is safe HTML. */
export const Article = Type.Object({ ...head, ...localised('content'), category_id: Type.Optional(Id) })
export type Article = Static<typeof Article>
