/** The calls of content: the start, articles and policies. */
import { Type } from '@sinclair/typebox'
import { defineCall } from './call'
import { Code } from '../base/codes'
import { Article, ArticleCard } from '../entities/article'
import { Policy } from '../entities/policy'
import { ProductCard } from '../entities/product'
import { Adverts, Currencies, WebsiteConfig } from '../entities/settings'
import { Currency, Empty, Flag, Id, ListOf, PageSize, Time, keyPage, localised } from '../base/fields'

/** About the operator of the market; also as a PDF under this path and /document. */
export const aboutUsPolicy = defineCall('aboutUsPolicy', { summary: 'About us.', fields: Empty, data: Policy })

/** One post with its products and other posts. */
export const article = defineCall('article', {
  summary: 'One post of the blog.',
  fields: Type.Object({ article_id: Id }),
  data: Type.Object({ article: Article, products: Type.Array(ProductCard), more: Type.Array(ArticleCard) }),
  codes: [Code.notFound],
})

/** The published blog posts, newest first. */
export const articles = defineCall('articles', {
  summary: 'The posts of the blog.',
  fields: Type.Object({ ...keyPage, page_size: PageSize }),
  data: ListOf(ArticleCard),
})

/** Currencies with their rates per 1 USD, the base of all pictures, and the marketplace's name [field.client.currencies]. */
export const getCurrency = defineCall('getCurrency', {
  summary: 'The currencies, the base address of static files, and the marketplace’s name.',
  fields: Empty,
  data: Currencies,
})

/** The languages of the interface [const.languages]. */
export const getLanguages = defineCall('getLanguages', {
  summary: 'The languages.',
  fields: Empty,
  data: Type.Object({ list: Type.Array(Type.Object({ name: Type.String(), code: Type.String() })) }),
})

/** The available wallets [field.wallet.offer]. */
export const getWallets = defineCall('getWallets', {
  summary: 'The wallets on offer.',
  fields: Empty,
  data: Type.Object({
    list: Type.Array(Type.Object({ name: Type.String(), code: Type.String(), currency: Currency })),
  }),
})

/**
 * The invoice of the caller's order: a PDF in the caller’s language instead of the envelope. With `link` the envelope
 * has an address that opens it without a token for five minutes, for programs outside the app.
 */
export const invoice = defineCall('invoice', {
  summary: 'The invoice for an order, as a PDF or as the address of one.',
  fields: Type.Object({ order_id: Id, link: Type.Optional(Flag) }),
  data: Type.Object({ url: Type.String() }),
  codes: [Code.orderUnknown],
})

/** Which personal data are stored, and who sees them. */
export const privacyPolicy = defineCall('privacyPolicy', { summary: 'Privacy policy.', fields: Empty, data: Policy })

/** What can be returned, and how money is refunded. */
export const returnPolicy = defineCall('returnPolicy', { summary: 'Return policy.', fields: Empty, data: Policy })

/** Adverts by position, or the website’s configuration, by `type`. */
export const store = defineCall('store', {
  summary: 'The adverts, or the configuration of the website.',
  fields: Type.Object({ type: Type.Union([Type.Literal('advert'), Type.Literal('website_config')]) }),
  data: Type.Union([Adverts, WebsiteConfig]),
})

/** Support: where to ask, and how things work. */
export const supportPolicy = defineCall('supportPolicy', { summary: 'Support policy.', fields: Empty, data: Policy })

/** The terms, as safe HTML in every language. */
export const termsPolicy = defineCall('termsPolicy', {
  summary: 'Terms and conditions.',
  fields: Empty,
  data: Type.Object({ ...localised('title'), ...localised('content'), updated_at: Time }),
})
