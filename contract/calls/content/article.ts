import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { Article, ArticleCard } from '../../entities/article'
import { ProductCard } from '../../entities/product'
import { Id } from '../../fields'

/** One post with its products and other posts. */
export const article = defineCall('article', {
  summary: 'One post of the blog.',
  fields: Type.Object({ article_id: Id }),
  data: Type.Object({ article: Article, products: Type.Array(ProductCard), more: Type.Array(ArticleCard) }),
  codes: [Code.notFound],
})
