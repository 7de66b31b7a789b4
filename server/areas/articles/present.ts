import type { Article, ArticleCard } from '@contract/entities/article'
import type { Language } from '@contract/base/languages'
import type { articles } from '../../kernel/db/schema/articles'
import { allTexts, textIn, textsFor } from '../../kernel/text/texts'

type Row = typeof articles.$inferSelect

/** The reading speed per minute: letters in scripts without spaces, words in the others. */
const LETTERS_A_MINUTE = 500
const WORDS_A_MINUTE = 200

/** The reading time of a text in minutes, at least 1. `html` is the post's safe HTML. */
function readingMinutes(html: string): number {
  const text = html.replace(/<[^>]*>/g, ' ')
  const unspaced = text.match(/[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff]/g)?.length ?? 0
  const words = text
    .replace(/[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '').length
  return Math.max(1, Math.round(unspaced / LETTERS_A_MINUTE + words / WORDS_A_MINUTE))
}

const head = (row: Row, lang: Language) => ({
  article_id: String(row.id),
  image: row.image,
  ground: row.ground,
  minutes: readingMinutes(textIn(row.content, lang)),
  published_at: row.publishedAt.toISOString(),
})

export const toArticleCard = (row: Row, lang: Language): ArticleCard => ({
  ...head(row, lang),
  ...textsFor('title', row.title, lang),
  ...textsFor('summary', row.summary, lang),
})

export const toArticle = (row: Row, lang: Language): Article => ({
  ...head(row, lang),
  ...allTexts('title', row.title),
  ...allTexts('summary', row.summary),
  ...allTexts('content', row.content),
  ...(row.categoryId === null ? {} : { category_id: String(row.categoryId) }),
})
