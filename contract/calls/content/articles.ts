import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { ArticleCard } from '../../entities/article'
import { ListOf, PageSize, keyPage } from '../../fields'

/** The published blog posts, newest first. */
export const articles = defineCall('articles', {
  summary: 'The posts of the blog.',
  fields: Type.Object({ ...keyPage, page_size: PageSize }),
  data: ListOf(ArticleCard),
})
