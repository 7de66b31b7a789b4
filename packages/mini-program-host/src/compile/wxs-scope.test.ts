import vm from 'node:vm'
import { inWxsScope } from './wxs-scope'

const evaluate = (expression: string) =>
  vm.runInNewContext(inWxsScope(expression), { document: {}, setTimeout }) as unknown

it('wxs has its own way to regular expressions and dates', () => {
  expect(evaluate('"a-B".replace(getRegExp("b", "i"), "c")')).toBe('a-c')
  expect(evaluate('getDate(0).getTime()')).toBe(0)
  expect(evaluate('getDate(2024, 1, 29).getDate()')).toBe(29)
})

it.each(['document', 'window', 'globalThis', 'setTimeout', 'fetch', 'Promise'])('wxs finds no %s', (name) => {
  expect(evaluate(`typeof ${name}`)).toBe('undefined')
})
