import { describeError } from './describe-error'

it('logs what went wrong inside, and nothing of what the call carried', () => {
  const cause = Object.assign(new Error('relation "carts" does not exist'), { code: '42P01', detail: 'ana@souk.test' })
  const failed = Object.assign(new Error('Failed query: insert … params: ana@souk.test', { cause }), {
    params: ['ana@souk.test'],
  })
  const kept = describeError(failed)
  expect(kept).toMatchObject({ type: 'Error', message: 'relation "carts" does not exist', code: '42P01' })
  expect(JSON.stringify(kept)).not.toContain('ana@souk.test')
})

it('cuts the values off a query that failed without a cause, or with one of another realm', () => {
  const text = 'Failed query: insert into users\nparams: ana@souk.test,two\nlines'
  const kept = describeError(new Error(text))
  expect(kept.message).toBe('Failed query: insert into users')
  expect(kept.stack).toContain('describe-error.test')
  expect(JSON.stringify(kept)).not.toMatch(/ana@souk|two|lines/)
  const cause = { name: 'error', message: 'null value in a column', stack: '', code: '23502' }
  expect(describeError(new Error(text, { cause }))).toEqual({
    type: 'error',
    message: cause.message,
    stack: '',
    code: '23502',
  })
})
