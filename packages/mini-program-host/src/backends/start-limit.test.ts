import { withinStartLimit } from './start-limit'

const never = new Promise<void>(() => undefined)

test('waits for the first page', async () => {
  await expect(withinStartLimit(Promise.resolve(), {})).resolves.toBeUndefined()
})

test('gives up when the first page is late', async () => {
  await expect(withinStartLimit(never, { startTimeout: 5 })).rejects.toThrow('the first page was not ready within 5 ms')
})

test('passes on why there will be no page', async () => {
  const failed = Promise.reject(new Error('the browser is gone'))
  await expect(withinStartLimit(failed, { startTimeout: 5 })).rejects.toThrow('the browser is gone')
})
