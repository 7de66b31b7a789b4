/** Operators' calls for articles and policies, and what buyers read. */
import { Code } from '@contract/base/codes'
import { call, ok, refusedFields } from '../support/client'
import { fingerprint, moveClock } from '../support/control'
import { daysFromNow } from '../support/coupons'
import { newOperator } from '../support/operators'
import { articleFields, freshName, newArticle, policyOf } from './run-input'

describe('an article that an operator writes [call.opsArticleSave] [role.operator]', () => {
  it('is read by buyers from its day on, its text written anew [rule.safe-html] [call.opsArticles] [field.ops.content]', async () => {
    const operator = await newOperator()
    const content_en = '<h1>Why</h1><div>Tea <b>takes on</b> smells & <a href="javascript:x">more</a></div>'
    // found by a title that no other test's article has
    const title_th = freshName('วิธีเก็บชา')
    const fields = { ...(await articleFields(operator)), title_th, content_en, published_at: daysFromNow(2) }
    const { article } = await ok('opsArticleSave', fields, operator)
    const written = '<h2>Why</h2><p>Tea <strong>takes on</strong> smells &amp; more</p>'
    expect(article).toMatchObject({ content_en: written, category_id: null, title_th, version: 1 })
    const { article_id } = article
    expect((await call('article', { article_id }, operator)).code).toBe(Code.notFound)
    try {
      await moveClock(3 * 86_400)
      expect((await ok('article', { article_id }, operator)).article).toMatchObject({ content_en: written })
    } finally {
      await moveClock(0)
    }
    expect((await ok('opsArticles', { q: title_th }, operator)).list).toContainEqual(article)
    await ok('opsArticleRemove', { article_id }, operator)
    expect((await call('opsArticleRemove', { article_id }, operator)).code).toBe(Code.notFound)
  })

  it('is changed with its version, and loses texts that are emptied [rule.ops-version]', async () => {
    const operator = await newOperator()
    const { article_id } = await newArticle(operator)
    const { article } = await ok(
      'opsArticleSave',
      { article_id, version: 1, title_th: '', summary_en: 'Dry.' },
      operator,
    )
    expect(article).toMatchObject({ summary_en: 'Dry.', version: 2 })
    expect(article).not.toHaveProperty('title_th')
    const late = await call('opsArticleSave', { article_id, version: 1, title_en: 'Late' }, operator)
    expect(late.data).toMatchObject({ reason: 'changed', version: 2 })
    await ok('opsArticleRemove', { article_id }, operator)
  })

  it.each([
    ['a script', { content_es: '<p>x</p><script>alert(1)</script>' }, Code.invalidParameter, ['content_es']],
    ['a picture', { content_en: '<img src=x onerror=alert(1)>' }, Code.invalidParameter, ['content_en']],
    ['a handler', { content_th: '<p onclick="x()">x</p>' }, Code.invalidParameter, ['content_th']],
    ['nothing but tags', { content_en: '<p> </p>' }, Code.missingParameters, ['content_en']],
    ['an unknown category', { category_id: '999999999' }, Code.invalidParameter, ['category_id']],
    ['a category that is a word', { category_id: 'tea' }, Code.invalidParameter, ['category_id']],
    ['no title', { title_en: ' ' }, Code.missingParameters, ['title_en']],
  ])('is refused with %s [wire.unchanged] [rule.safe-html]', async (_, fields, code, names) => {
    const operator = await newOperator()
    const sent = { ...(await articleFields(operator)), ...fields }
    const before = await fingerprint()
    const answer = await call('opsArticleSave', sent, operator)
    expect([answer.code, refusedFields(answer)]).toEqual([code, names])
    expect(await fingerprint()).toBe(before)
  })
})

describe('a policy in the shop’s own words [call.opsPolicySave] [call.opsPolicyRemove]', () => {
  it('takes the place of the built-in text, and goes back to it [call.opsPolicies] [field.ops.content]', async () => {
    const operator = await newOperator()
    const builtIn = await policyOf(operator, 'privacy')
    expect(builtIn).toMatchObject({ built_in: true })
    const { version } = builtIn
    const sent = { policy: 'privacy' as const, title_en: 'What we keep', content_en: '<p>Little.</p>' }
    const { policy } = await ok('opsPolicySave', { ...sent, version }, operator)
    expect(policy).toMatchObject({ ...sent, built_in: false, version: version + 1, content_th: builtIn.content_th })
    expect(await ok('privacyPolicy', {})).toMatchObject({ title_en: 'What we keep', content_en: '<p>Little.</p>' })
    const late = await call('opsPolicySave', { ...sent, version }, operator)
    expect(late.data).toMatchObject({ reason: 'changed', version: version + 1 })
    const bad = await call('opsPolicySave', { ...sent, version: version + 1, content_zh: '<iframe src="x">' }, operator)
    expect([bad.code, refusedFields(bad)]).toEqual([Code.invalidParameter, ['content_zh']])
    const { policy: back } = await ok('opsPolicyRemove', { policy: 'privacy' }, operator)
    const { title_en, content_en } = builtIn
    expect(back).toMatchObject({ built_in: true, version: version + 2, title_en, content_en })
    expect(await policyOf(operator, 'privacy')).toEqual(back)
    expect(await ok('privacyPolicy', {})).toMatchObject({ title_en: builtIn.title_en, content_en: builtIn.content_en })
    const again = await call('opsPolicyRemove', { policy: 'privacy' }, operator)
    expect(again.data).toMatchObject({ reason: 'not_allowed' })
  })

  it('goes on counting when it is written anew, so that nobody saves over words of which only the number is known [rule.ops-version]', async () => {
    const operator = await newOperator()
    const { version: first } = await policyOf(operator, 'returns')
    const words = (text: string) => ({ policy: 'returns' as const, title_en: text, content_en: `<p>${text}</p>` })
    const { policy: opened } = await ok('opsPolicySave', { ...words('Fourteen days'), version: first }, operator)
    const { policy: gone } = await ok('opsPolicyRemove', { policy: 'returns' }, operator)
    const { policy: anew } = await ok('opsPolicySave', { ...words('Thirty days'), version: gone.version }, operator)
    expect([opened, gone, anew].map(({ version }) => version - first)).toEqual([1, 2, 3])
    expect(anew.content_th).toBe(gone.content_th)
    const late = await call('opsPolicySave', { ...words('Never'), version: opened.version }, operator)
    expect(late.data).toMatchObject({ reason: 'changed', version: anew.version })
    expect(await ok('returnPolicy', {})).toMatchObject({ title_en: 'Thirty days' })
    await ok('opsPolicyRemove', { policy: 'returns' }, operator)
  })

  it('is written first by one of two at once', async () => {
    const operator = await newOperator()
    const { version } = await policyOf(operator, 'about')
    const sent = { policy: 'about' as const, version, title_en: 'We', content_en: '<h2>Who</h2><p>Us.</p>' }
    const answers = await Promise.all([1, 2].map(() => call('opsPolicySave', sent, operator)))
    expect(answers.map(({ code }) => code).sort()).toEqual([200, Code.operationFailed])
    await ok('opsPolicyRemove', { policy: 'about' }, operator)
  })
})
