/** Articles and policies, for operators. Their texts are written anew from a list of allowed tags [rule.safe-html]. */
import { Type } from '@sinclair/typebox'
import { defineCall } from '../call'
import { OpsArticle, OpsPolicy } from '../../entities/market/content'
import { POLICY_NAMES } from '../../entities/policy'
import { Empty, Id, Line, ListOf, Page, PageSize, Time } from '../../base/fields'
import { answering, codes, codesById, Ground, MaybeId, oneOf, Picture, texts, version } from './parts'

/** The longest text of an article or a policy, in characters of its HTML. */
const CONTENT_MAX = 50_000
const data = answering('article', OpsArticle)
const policy = oneOf(POLICY_NAMES)

/** The newest first, with those that are published later; `q` is a part of a title. */
export const opsArticles = defineCall('opsArticles', {
  summary: 'Articles, for operators.',
  fields: Type.Object({ p: Page, page_size: PageSize, q: Type.Optional(Line(100)) }),
  data: ListOf(OpsArticle),
  codes,
})

/** Creates or changes an article. A new one needs an English title, summary and text, and a picture. */
export const opsArticleSave = defineCall('opsArticleSave', {
  summary: 'Creates or changes an article.',
  fields: Type.Object({
    article_id: Type.Optional(Id),
    version,
    ...texts('title', 120),
    ...texts('summary', 300),
    ...texts('content', CONTENT_MAX),
    image: Type.Optional(Picture),
    ground: Type.Optional(Ground),
    /** Empty: none. */
    category_id: Type.Optional(MaybeId),
    /** Default of a new one: now. */
    published_at: Type.Optional(Time),
  }),
  data,
  codes: codesById,
})

export const opsArticleRemove = defineCall('opsArticleRemove', {
  summary: 'Removes an article.',
  fields: Type.Object({ article_id: Id }),
  data: Empty,
  codes: codesById,
})

export const opsPolicies = defineCall('opsPolicies', {
  summary: 'The policies, for operators.',
  fields: Empty,
  data: Type.Object({ list: Type.Array(OpsPolicy) }),
  codes,
})

/** Replaces texts of a policy; those that are absent stay. A policy that was never changed has version 0. */
export const opsPolicySave = defineCall('opsPolicySave', {
  summary: 'Changes a policy.',
  fields: Type.Object({ policy, version, ...texts('title', 120), ...texts('content', CONTENT_MAX) }),
  data: answering('policy', OpsPolicy),
  codes,
})

/** Goes back to the built-in text of a policy, as a further version of it. */
export const opsPolicyRemove = defineCall('opsPolicyRemove', {
  summary: 'Restores the built-in text of a policy.',
  fields: Type.Object({ policy }),
  data: answering('policy', OpsPolicy),
  codes,
})
