/** The posts of the blog. */
import type { Fields } from '@contract/all-calls'
import { call, type Options } from '@/services/request'

export const getArticles = (fields: Fields<'articles'>, options?: Options) => call('articles', fields, options)
export const getArticle = (fields: Fields<'article'>, options?: Options) => call('article', fields, options)
