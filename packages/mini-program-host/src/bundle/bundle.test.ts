import { viewScript } from './bundle'

test('builds the view program once, as one script without imports', async () => {
  const [first, second] = await Promise.all([viewScript(), viewScript()])
  expect(second).toBe(first)
  expect(() => new Function(first)).not.toThrow()
})
