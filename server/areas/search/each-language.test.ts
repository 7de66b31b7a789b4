import { SYNONYM_LENGTH_MAX, SYNONYMS_MAX, SYNONYMS_MIN } from '@contract/base/text-limits'
import { LANGUAGE_CODES, type Language } from '@contract/base/languages'
import { sameWord } from './analysis/fold'
import { FIRST_SYNONYMS, markOf, saysNothing } from './each-language'

describe.each(LANGUAGE_CODES)('the first synonyms in %s [rule.synonyms]', (code) => {
  const groups = FIRST_SYNONYMS.filter(({ language }) => language === code).map(({ words }) => words)

  it('are groups that operators could have saved', () => {
    expect(groups.length).toBeGreaterThan(0)
    for (const words of groups) {
      expect(words.length).toBeGreaterThanOrEqual(SYNONYMS_MIN)
      expect(words.length).toBeLessThanOrEqual(SYNONYMS_MAX)
      for (const word of words) expect([...word].length).toBeLessThanOrEqual(SYNONYM_LENGTH_MAX)
    }
  })

  it('have each word once', () => {
    const all = groups.flat().map(sameWord)
    expect(all.filter((word, place) => all.indexOf(word) < place)).toEqual([])
  })
})

it('needs to know nothing of a further language: its words have a mark that no other begins with', () => {
  const further = 'el' as Language
  const marks = [...LANGUAGE_CODES, further].map(markOf)
  expect(marks.filter((mark) => marks.some((other) => other !== mark && mark.startsWith(other)))).toEqual([])
  expect(saysNothing('the', further)).toBe(false)
})
