/** Operators' calls for the synonyms of searches. */
import { Code } from '@contract/base/codes'
import { one } from '@contract/rules/lists'
import { call, ok, refusedFields } from '../support/client'
import { fingerprint } from '../support/control'
import { newOperator } from '../support/operators'
import { freshName, newSynonym } from './run-input'

describe('a group of words that mean the same [call.opsSynonymSave] [rule.synonyms] [role.operator]', () => {
  it('is made, changed with its version, and removed [call.opsSynonyms] [call.opsSynonymRemove] [field.ops.synonyms]', async () => {
    const operator = await newOperator()
    const [bolso, cartera] = [freshName('Bolso'), freshName('cartera')]
    const { synonym } = await ok('opsSynonymSave', { language: 'es', words: [` ${bolso} `, cartera] }, operator)
    expect(synonym).toMatchObject({ language: 'es', words: [bolso, cartera], version: 1 })
    const { synonym_id } = synonym
    const morral = freshName('morral')
    const longer = { synonym_id, version: 1, words: [cartera, morral, bolso] }
    const saved = await ok('opsSynonymSave', longer, operator)
    expect(saved.synonym).toMatchObject({ language: 'es', words: [cartera, morral, bolso], version: 2 })
    const late = await call('opsSynonymSave', longer, operator)
    expect([late.code, late.data]).toMatchObject([Code.operationFailed, { reason: 'changed', version: 2 }])
    const found = { language: 'es' as const, q: morral.toUpperCase() }
    expect((await ok('opsSynonyms', found, operator)).list).toEqual([saved.synonym])
    expect((await ok('opsSynonyms', { ...found, language: 'th' }, operator)).list).toEqual([])
    await ok('opsSynonymRemove', { synonym_id }, operator)
    expect((await ok('opsSynonyms', found, operator)).list).toEqual([])
    expect((await call('opsSynonymRemove', { synonym_id }, operator)).code).toBe(Code.notFound)
    const { list } = await ok('opsAudits', { subject: 'synonyms', subject_id: synonym_id }, operator)
    expect(list).toMatchObject([
      { action: 'remove', before: { words: [cartera, morral, bolso] } },
      { action: 'change', before: { words: [bolso, cartera] }, after: { words: [cartera, morral, bolso] } },
      { action: 'create', after: { language: 'es', words: [bolso, cartera] } },
    ])
  })

  it('has each word once in its language, whatever its case and accents [wire.unchanged]', async () => {
    const operator = await newOperator()
    const { synonym_id, version, words } = await newSynonym(operator)
    const other = freshName('boots')
    const before = await fingerprint()
    const twice = await call('opsSynonymSave', { language: 'en', words: [other, other.toUpperCase()] }, operator)
    const elsewhere = await call(
      'opsSynonymSave',
      { language: 'en', words: [one(words).toUpperCase(), other] },
      operator,
    )
    const wrong = { code: Code.invalidParameter, data: { errors: [{ field: 'words', rule: 'taken' }] } }
    expect([twice, elsewhere]).toMatchObject([wrong, wrong])
    expect(await fingerprint()).toBe(before)
    await ok('opsSynonymSave', { language: 'es', words: [one(words), other] }, operator)
    await ok('opsSynonymSave', { synonym_id, version, words: [...words, other] }, operator)
  })

  it('takes one of two that come at once', async () => {
    const operator = await newOperator()
    const word = freshName('gumboots')
    const answers = await Promise.all(
      ['a', 'b'].map((other) => call('opsSynonymSave', { language: 'en', words: [word, freshName(other)] }, operator)),
    )
    expect(answers.map(({ code }) => code).sort()).toEqual([Code.invalidParameter, 200])
  })

  it.each([
    ['no language', { words: ['a1', 'b1'] }, Code.missingParameters, ['language']],
    ['no words', { language: 'en' }, Code.missingParameters, ['words']],
    ['one word', { language: 'en', words: ['a'] }, Code.invalidParameter, ['words']],
    [
      '21 words',
      { language: 'en', words: Array.from({ length: 21 }, (_, n) => `w${n}`) },
      Code.invalidParameter,
      ['words'],
    ],
    ['a long word', { language: 'en', words: ['a', 'b'.repeat(41)] }, Code.invalidParameter, ['words']],
    ['an empty word', { language: 'en', words: ['a', ''] }, Code.invalidParameter, ['words']],
    ['no letters', { language: 'en', words: ['a', ' - '] }, Code.invalidParameter, ['words']],
    ['an unknown language', { language: 'fr', words: ['a', 'b'] }, Code.invalidParameter, ['language']],
  ] as const)('is refused with %s', async (_, fields, code, refused) => {
    const answer = await call('opsSynonymSave', fields as never, await newOperator())
    expect([answer.code, refusedFields(answer)]).toEqual([code, refused])
  })
})
