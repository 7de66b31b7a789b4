import { DAY_MS } from '@contract/base/constants'
import { articles } from '../../../kernel/db/schema/articles'
import type { Tx } from '../../../kernel/db/types'
import { freeArt } from '../pictures'
import { ARTICLES } from '../vocabulary/articles/all'
import { textsOf } from '../vocabulary/articles/article'
import { must } from './chunks'
import type { Frame } from './frame'

/** Inserts the blog posts; returns how many. */
export async function insertArticles(tx: Tx, frame: Frame, now: Date): Promise<number> {
  await tx.insert(articles).values(
    ARTICLES.map((post) => ({
      ...textsOf(post),
      image: freeArt(post.art),
      ground: post.ground,
      categoryId: must(frame.categories, post.category),
      publishedAt: new Date(now.getTime() - post.ageDays * DAY_MS),
    })),
  )
  return ARTICLES.length
}
