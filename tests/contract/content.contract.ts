/** Policies and the blog, for everyone. */
import { Code } from '@contract/base/codes'
import { LANGUAGE_CODES } from '@contract/base/languages'
import { at, one } from '@contract/rules/lists'
import { call, ok } from './support/client'
import { sql } from './support/control'

const POLICIES = ['termsPolicy', 'privacyPolicy', 'returnPolicy', 'supportPolicy', 'aboutUsPolicy'] as const
/** The tags that a screen can show: headings, paragraphs, lists. No attributes, because they could contain scripts. */
const SAFE = /^(<(h2|p|ul|li)>|<\/(h2|p|ul|li)>|[^<>])*$/

// other tests write policies in their own words
beforeAll(() => sql('delete from policies returning name'))

describe('a policy', () => {
  it.each(POLICIES.map((name) => ({ name })))(
    '$name exists in six languages, with a different text in each [call.$name]',
    async ({ name }) => {
      const policy = (await ok(name, {})) as unknown as Record<string, string>
      for (const part of ['title', 'content']) {
        const texts = LANGUAGE_CODES.map((code) => policy[`${part}_${code}`] ?? '')
        expect(texts.every((text) => text.length > 1 && SAFE.test(text))).toBe(true)
        expect(new Set(texts).size).toBe(LANGUAGE_CODES.length)
      }
    },
  )

  it('differs from the other policies [call.returnPolicy] [call.privacyPolicy]', async () => {
    const titles = await Promise.all(POLICIES.map(async (name) => (await ok(name, {})).title_en))
    expect(new Set(titles).size).toBe(POLICIES.length)
  })
})

describe('the blog', () => {
  it('lists its posts newest first, in English and the requested language [call.articles]', async () => {
    const { list, count } = await ok('articles', { p: 1, page_size: 50 }, { lang: 'th' })
    expect(count).toBeGreaterThanOrEqual(10)
    expect(list).toHaveLength(count)
    const times = list.map(({ published_at: at }) => at)
    expect(times).toEqual([...times].sort().reverse())
    for (const post of list) {
      expect([post.title_en, post.title_th, post.summary_th].every(Boolean)).toBe(true)
      expect('title_es' in post).toBe(false)
      expect(post.minutes).toBeGreaterThanOrEqual(1)
    }
  })

  it('has an empty page after its last post [call.articles] [const.page-size]', async () => {
    const first = await ok('articles', { p: 1, page_size: 4 })
    const second = await ok('articles', { p: 2, page_size: 4 })
    const ids = [...first.list, ...second.list].map(({ article_id: id }) => id)
    expect(new Set(ids).size).toBe(8)
    expect((await ok('articles', { p: 99, page_size: 4 })).list).toEqual([])
  })

  it('shows a whole post, with products of its category and other posts [call.article]', async () => {
    const { list } = await ok('articles', { p: 1, page_size: 5 })
    const { article, products, more } = await ok('article', { article_id: at(list, 1).article_id }, { lang: 'jp' })
    for (const code of LANGUAGE_CODES) expect(article[`content_${code}`]).toMatch(SAFE)
    expect(article).toMatchObject({ article_id: at(list, 1).article_id, title_en: at(list, 1).title_en })
    expect(products.length).toBeGreaterThan(0)
    const { list: sold } = await ok('category', { a: article.category_id ?? '', b: 1, sort: 'sold' })
    expect(products.map(({ product_id: id }) => id)).toEqual(
      sold.slice(0, products.length).map((card) => card.product_id),
    )
    expect(more.map(({ article_id: id }) => id)).not.toContain(article.article_id)
    expect(more.length).toBeGreaterThan(0)
  })

  it('does not find a post that does not exist or is not yet published [call.article] [answer.2000019]', async () => {
    expect((await call('article', { article_id: '999999999' })).code).toBe(Code.notFound)
    const text = `'{"en":"Soon"}'::jsonb`
    const { id } = one(
      await sql<{ id: string }>(
        `insert into articles (title, summary, content, image, ground, published_at)
       values (${text}, ${text}, ${text}, 'a/teapot.webp', 'sand', now() + interval '9 years') returning id::text`,
      ),
    )
    expect((await call('article', { article_id: id })).code).toBe(Code.notFound)
    const { list } = await ok('articles', { p: 1, page_size: 50 })
    expect(list.map(({ article_id: one }) => one)).not.toContain(id)
  })
})
