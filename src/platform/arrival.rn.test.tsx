import { arrival } from './arrival'

it('waits until the screen is there', async () => {
  let looks = 0
  await arrival(() => {
    looks += 1
    return looks === 3
  })
  expect(looks).toBe(3)
})

it('gives up on a screen that never comes', async () => {
  const there = jest.fn(() => false)
  await arrival(there)
  expect(there.mock.calls.length).toBeGreaterThan(10)
})
