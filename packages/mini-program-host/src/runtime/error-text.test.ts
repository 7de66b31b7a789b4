import { errorText } from './error-text'

const circular: Record<string, unknown> = {}
circular.own = circular

test.each([
  [new TypeError('bad'), 'TypeError: bad'],
  [{ errMsg: 'request:fail timeout' }, 'request:fail timeout'],
  [{ code: 7 }, '{"code":7}'],
  ['text', 'text'],
  [undefined, 'undefined'],
  [circular, '[object Object]'],
])('%p is told as %s', (thrown, message) => {
  expect(errorText(thrown).message).toBe(message)
})

test('the stack is that of the error, and empty where there is none', () => {
  const error = new Error('bad')
  expect(errorText(error).stack).toBe(error.stack)
  expect(errorText('text').stack).toBe('')
})
