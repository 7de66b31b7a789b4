import { existsSync } from 'node:fs'
import path from 'node:path'
import { LANGUAGE_CODES } from '@contract/base/languages'
import { at } from '@contract/rules/lists'
import { ADVERTS } from '../vocabulary/adverts'
import { CATEGORIES } from '../vocabulary/categories/all'
import { BRANDS, SHOPS } from '../vocabulary/shops'
import { freeArt, smallArt } from '../pictures'
import { planProducts } from './products'

const GROUNDS = ['sand', 'mist', 'rose', 'sage', 'lilac', 'butter', 'clay']
const MEDIA = path.join(__dirname, '..', 'media')
const isThere = (image: string) => existsSync(path.join(MEDIA, image))
/** The path of the same picture in another size or format. */
const forms = (image: string) =>
  ['600.webp', '300.webp', '600.avif', '300.avif'].map((end) => image.replace('600.webp', end))

const plan = planProducts()
const skus = plan.flatMap((product) => product.skus)

describe('the demo shop', () => {
  it('is the same again from the same seed, and another from another', () => {
    const facts = (seed: number) => planProducts(seed).map(({ names, cents, skus: made }) => [names, cents, made])
    expect(facts(7)).toEqual(facts(7))
    expect(facts(7)).not.toEqual(facts(8))
  })

  it('has at least 12 categories, 40 brands, 20 shops, 600 products and 1500 reviews', () => {
    expect(CATEGORIES.length).toBeGreaterThanOrEqual(12)
    expect(new Set(Object.values(BRANDS).flat()).size).toBeGreaterThanOrEqual(40)
    expect(new Set(SHOPS.map(({ name }) => name)).size).toBeGreaterThanOrEqual(20)
    expect(plan.length).toBeGreaterThanOrEqual(600)
    expect(plan.flatMap(({ reviews }) => reviews).length).toBeGreaterThanOrEqual(1500)
  })

  it('names and describes every product in every language', () => {
    const empty = plan.flatMap(({ art, names, descriptions, shortDescriptions }) =>
      LANGUAGE_CODES.filter(
        (language) => ![names, descriptions, shortDescriptions].every((text) => text[language].trim().length > 1),
      ).map((language) => `${art} ${language}`),
    )
    expect(empty).toEqual([])
  })

  it.each(LANGUAGE_CODES)('gives no two products the same name in %s', (language) => {
    const names = plan.map((product) => product.names[language])
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('has every picture that it shows, in both formats and sizes', () => {
    const shown = new Set(plan.flatMap(({ image, gallery }) => [image, ...gallery]))
    for (const { image } of skus) if (image !== null) shown.add(image)
    expect([...shown].flatMap(forms).filter((image) => !isThere(image))).toEqual([])
  })

  it('has the free-standing art of adverts, categories and shops', () => {
    const arts = [...ADVERTS, ...SHOPS, ...CATEGORIES, ...CATEGORIES.flatMap(({ subs }) => subs)].map(({ art }) => art)
    expect(arts.flatMap((art) => [freeArt(art), smallArt(art)]).filter((image) => !isThere(image))).toEqual([])
  })

  it('puts every picture on a ground of the design', () => {
    expect(plan.filter(({ ground }) => !GROUNDS.includes(ground))).toEqual([])
    expect(ADVERTS.filter(({ ground }) => ![...GROUNDS, 'forest'].includes(ground))).toEqual([])
  })

  it('puts no two neighbours of a category on the same ground and stage', () => {
    const stageOf = (image: string) => /-([a-z]+-(?:plain|floor|disc|arch))/.exec(image)?.[1]
    const alike = CATEGORIES.flatMap(({ key }) => {
      const images = plan.filter(({ top }) => top === key).map(({ image }) => image)
      return images.filter((image, index) => index > 0 && stageOf(image) === stageOf(at(images, index - 1)))
    })
    expect(alike).toEqual([])
  })

  it('sells at prices above nothing, reduced ones below the full ones, the first variant cheapest', () => {
    const wrong = plan.filter(
      ({ cents, special, skus: made }) =>
        cents <= 0 ||
        (special !== null && (special <= 0 || special >= cents)) ||
        made.some((sku) => (sku.special ?? sku.cents) < (special ?? cents)),
    )
    expect(wrong).toEqual([])
  })

  it('gives every SKU a code of its own and every value of its options a name', () => {
    expect(new Set(skus.map(({ sku }) => sku)).size).toBe(skus.length)
    const unnamed = plan.flatMap(({ options, skus: made }) =>
      made.filter((sku) =>
        options.some(({ option, values }) => !values.some(({ value }) => value === sku.options[option])),
      ),
    )
    expect(unnamed).toEqual([])
  })

  it('has variants in about two of five products, some sold out and some nearly', () => {
    const share = plan.filter(({ options }) => options.length > 0).length / plan.length
    expect(share).toBeGreaterThan(0.33)
    expect(share).toBeLessThan(0.47)
    const stocks = plan.map(({ skus: made }) => made.reduce((sum, { stock }) => sum + stock, 0))
    expect(stocks.filter((stock) => stock === 0).length).toBeGreaterThanOrEqual(5)
    expect(stocks.filter((stock) => stock > 0 && stock < 10).length).toBeGreaterThanOrEqual(5)
    const partly = plan.filter(
      ({ skus: made }) => made.some((sku) => sku.stock === 0) && made.some((sku) => sku.stock > 9),
    )
    expect(partly.length).toBeGreaterThanOrEqual(20)
  })
})
