import { secretSeed } from './seed'

const host = globalThis as { expo?: object }
const { expo } = host

afterEach(() => {
  host.expo = expo
})

it("has the phone's random UUIDs in it, and is another each time", async () => {
  let made = 0
  host.expo = { uuidv4: () => `uuid-${(made += 1)}` }
  expect(await secretSeed()).toMatch(/^uuid-1 uuid-2 0\.\d+/)
  expect(await secretSeed()).toMatch(/^uuid-3 uuid-4 0\.\d+/)
})

it('does without them in an engine that has none', async () => {
  host.expo = undefined
  const seeds = await Promise.all([secretSeed(), secretSeed()])
  expect(seeds[0]).not.toBe(seeds[1])
  expect(seeds[0].length).toBeGreaterThan(200)
})
