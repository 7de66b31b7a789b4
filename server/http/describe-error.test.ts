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
