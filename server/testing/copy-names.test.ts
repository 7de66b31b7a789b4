import { isLeftOver, isTemplateOf, nameOfCopy, nameOfTemplate } from './copy-names'

const AT = 1_790_000_000_000
const HOUR = 3_600_000
const WEEK = 7 * 24 * HOUR
const copy = nameOfCopy(Buffer.from('0a1b2c', 'hex'), AT)
const template = nameOfTemplate('0a1b2c', AT)

it('makes plain names, which need no quotes in a statement', () => {
  expect([copy, template]).toEqual(['souk_unit_copy_1790000000000_0a1b2c', 'souk_unit_template_1790000000000_0a1b2c'])
})

it('finds the template of a schema, and no copy of it', () => {
  expect([template, copy, 'souk'].map((name) => isTemplateOf('0a1b2c', name))).toEqual([true, false, false])
  expect(isTemplateOf('ffffff', template)).toBe(false)
})

it('takes a copy for left over after an hour, and a template after a week', () => {
  const after = (name: string) => [HOUR, HOUR + 1, WEEK, WEEK + 1].map((passed) => isLeftOver(name, AT + passed))
  expect(after(copy)).toEqual([false, true, true, true])
  expect(after(template)).toEqual([false, false, false, true])
})

it('never takes a database of others for left over', () => {
  const others = ['souk', 'souk_test_0a1b2c', `${copy}_mine`, `my_${copy}`]
  expect(others.filter((name) => isLeftOver(name, AT + 2 * WEEK))).toEqual([])
})
