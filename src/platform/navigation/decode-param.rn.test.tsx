import { decodeParam } from './decode-param'

it.each(['té & más', '100 %', '%E0%A4%A', 'a%20b'])('takes %s as it is: the router has unescaped it once', (value) => {
  expect(decodeParam(value)).toBe(value)
})
