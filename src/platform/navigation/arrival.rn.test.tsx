import { arrival } from './arrival'

/** ms in which a phone draws more often than anything waits for. */
const SECOND = 1_000

it('waits until the screen is there', async () => {
  let looks = 0
  const arrived = arrival(() => {
    looks += 1
    return looks === 3
  })
  await jest.advanceTimersByTimeAsync(SECOND)
  await arrived
  expect(looks).toBe(3)
})

it('gives up on a screen that never comes', async () => {
  const there = jest.fn(() => false)
  const arrived = arrival(there)
  await jest.advanceTimersByTimeAsync(SECOND)
  await arrived
  expect(there.mock.calls.length).toBeGreaterThan(10)
})
