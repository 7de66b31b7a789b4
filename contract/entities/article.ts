/** Posts of the blog [field.article.parts]. */
import { Type, type Static } from '@sinclair/typebox'
import { Count, Id, Time, localised } from '../fields'

const head = {
  article_id: Id,
  ...localised('title'),
  ...localised('summary'),
  /** A path under the static base, and the tinted ground the picture stands on (a token name). */
  image: Type.String(),
  ground: Type.String(),
  /** How long it takes to read, in minutes, at least 1. */
  minutes: Count,
  published_at: Time,
}

/** A post as the list shows it, in English and the caller’s language. */
export const ArticleCard = Type.Object(head)
export type ArticleCard = Static<typeof ArticleCard>

/** A post whole, in every language; its text is safe HTML. */
export const Article = Type.Object({ ...head, ...localised('content'), category_id: Type.Optional(Id) })
export type Article = Static<typeof Article>
