import { GROUNDS } from '@contract/base/product-constants'
import { STARTER_SETS } from '@contract/rules/setup'
import { LANGUAGE_CODES } from '@contract/base/languages'
import { starterSet } from './starter'

describe.each(STARTER_SETS)('the departments of the set %s [rule.ops-setup]', (set) => {
  it('are twelve to twenty, with a name of their own in every language, and a ground of the app', () => {
    const departments = starterSet(set)
    expect(departments.length).toBeGreaterThanOrEqual(12)
    expect(departments.length).toBeLessThanOrEqual(20)
    for (const { names, ground } of departments) {
      expect(Object.keys(names).sort()).toEqual([...LANGUAGE_CODES].sort())
      expect(Object.values(names).every((name) => name.trim() !== '' && name.length <= 60)).toBe(true)
      expect(GROUNDS).toContain(ground)
    }
    for (const code of LANGUAGE_CODES) {
      expect(new Set(departments.map(({ names }) => names[code])).size).toBe(departments.length)
    }
  })
})
