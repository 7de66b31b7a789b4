import { oddPhrases, oddPhrasesOfPage } from './find-words.mjs'

const linesOf = (found: { line: number }[]) => found.map(({ line }) => line)

describe('phrases', () => {
  it('are found in comments and titles, over lines', () => {
    const source = "/**\n * A code for who has none.\n */\nconst a = 1 // whoever asks\nit('is told once', run)"
    expect(linesOf(oddPhrases(source))).toEqual([2, 4, 5])
  })

  it('are found in the titles of tables', () => {
    expect(linesOf(oddPhrases("it.each([1])('of somebody, %s', run)\ntest.skip('none of ours', run)"))).toEqual([1, 2])
  })

  it('are found in what a call does', () => {
    expect(linesOf(oddPhrases("x({\n  summary: 'A page for who may read it.',\n})"))).toEqual([2])
  })

  it('are found whatever the pronoun stands for', () => {
    const page = 'Only to who may read it.\nThe name of who made it.\nIt is for who owns the data.\nPeople who own it.'
    expect(linesOf(oddPhrasesOfPage(page))).toEqual([1, 2, 3])
  })

  it('may stand in texts, which translators write', () => {
    expect(oddPhrases("const text = 'Whoever wants to sell applies'")).toEqual([])
  })

  it('are found in pages', () => {
    expect(linesOf(oddPhrasesOfPage('# Title\n\nThe buyer is told.'))).toEqual([3])
  })
})
