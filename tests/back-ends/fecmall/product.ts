/** The page of a product. */
import { boughtAlso, productOnSale } from './catalogue'
import { everyLanguage, fullImage, imagePaths, priceInfo, rowsOf, storedImages, thumbnail, wordsIn } from './cards'
import { CODES, fail, ok } from './codes'
import type { Answer } from './codes'
import { PRODUCTS } from './goods'
import type { Product } from './goods'
import { amount, converted } from './money'
import { averageStars, productReviews, reviewInfo } from './reviews'
import { field } from './shop'
import type { Call, Route } from './shop'

/** The values in which products of this SPU differ, each with where it leads. */
function optionsOf(call: Call, product: Product): object[] {
  const family = PRODUCTS.filter(({ spu, active }) => active && spu === product.spu)
  return Object.keys(product.options).map((label, index) => {
    const values = [...new Set(family.map(({ options }) => options[label] ?? ''))]
    return { label, value: values.map((value) => optionValue(call, product, family, label, value, index === 0)) }
  })
}

function optionValue(
  call: Call,
  product: Product,
  family: readonly Product[],
  label: string,
  value: string,
  isShown: boolean,
): object {
  const wanted = { ...product.options, [label]: value }
  const target = family.find(({ options }) => Object.entries(wanted).every(([name, one]) => options[name] === one))
  if (!target) return { attr_val: value, active: 'noactive' }
  const [main] = imagePaths(target)
  return {
    attr_val: value,
    active: target.id === product.id ? 'current' : 'active',
    _id: { $oid: target.id },
    name: everyLanguage('name', target.name),
    url_key: target.slug,
    image: storedImages(target),
    ...target.options,
    main_img: main,
    url: `/catalog/product/${target.id}`,
    ...(isShown ? { show_as_img: thumbnail(call.shop, '50/55', main) } : {}),
  }
}

/** Prices by the number bought, as two rows of a table that begin with their headings. */
function tierTable(call: Call, { tiers }: Product): string[][] {
  if (tiers.length === 0) return []
  const ranges = tiers.map(({ qty }, index) => {
    const next = tiers[index + 1]
    return next ? `${qty}-${next.qty}` : `>=${qty}`
  })
  const prices = tiers.map(({ price }) => `${call.currency.symbol}${amount(converted(price, call.currency))}`)
  return [
    ['Qty:', ...ranges],
    ['Price:', ...prices],
  ]
}

/** The custom options as they are stored, by their own SKU; release 2 has none. */
function customOptionsOf(call: Call, product: Product): object {
  if (call.shop.settings.release === 2 || product.customOptions.length === 0) return []
  const [main] = imagePaths(product)
  return Object.fromEntries(product.customOptions.map((option) => [option.sku, { ...option, image: main }]))
}

function productIndex(call: Call): Answer {
  const product = productOnSale(field(call, 'product_id'))
  if (!product) return fail(CODES.productInactive, 'product is not exist or off the shelf')
  const { shop, language } = call
  const [main, ...gallery] = imagePaths(product)
  const reviews = productReviews(shop, product.spu)
  return ok({
    product: {
      name: wordsIn(product.name, language),
      sku: product.sku,
      spu: product.spu,
      thumbnail_img: [main, ...gallery].map((path) => thumbnail(shop, '400/0', path)),
      productReview: reviewInfo(shop, product),
      custom_option_showImg_attr: 'my_color',
      image_detail: [...gallery, main].map((path) => fullImage(shop, path)),
      attr_group: product.group,
      review_count: reviews.length,
      reviw_rate_star_average: averageStars(reviews),
      price_info: priceInfo(call, product),
      tier_price: tierTable(call, product),
      options: optionsOf(call, product),
      custom_option: customOptionsOf(call, product),
      description: wordsIn(product.description, language),
      _id: product.id,
      buy_also_buy: rowsOf(call, boughtAlso(product), 'home'),
    },
  })
}

/** The page of a product. */
export const PRODUCT_ROUTE: Route = { method: 'GET', path: '/catalog/product/index', run: productIndex }
