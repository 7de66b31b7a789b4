import Taro from '@tarojs/taro'
import { secretSeed } from './seed'
import { secretSeed as inMiniProgram } from './seed.weapp'

it('is another each time, of ASCII alone', async () => {
  const seeds = await Promise.all(Array.from({ length: 50 }, secretSeed))
  expect(new Set(seeds).size).toBe(50)
  for (const seed of seeds) expect(seed).toMatch(/^\d+( \d+){7}$/)
})

it("has the mini-program host's random bytes in it, where it has them", async () => {
  const bytes = new Uint8Array(32).fill(7)
  Object.assign(Taro, { getRandomValues: async () => ({ randomValues: bytes.buffer }) })
  expect(await inMiniProgram()).toMatch(/^7( 7){31} 0\.\d+/)
  Object.assign(Taro, { getRandomValues: undefined })
  expect(await inMiniProgram()).not.toBe(await inMiniProgram())
})
