import Taro from '@tarojs/taro'
import { chance } from './chance'

/** A text that nobody can guess, for hashing: the host's random bytes and the engine's random numbers. */
export async function secretSeed(): Promise<string> {
  // old hosts have no random bytes
  if (typeof Taro.getRandomValues !== 'function') return chance()
  const { randomValues } = await Taro.getRandomValues({ length: 32 })
  return `${Array.from(new Uint8Array(randomValues)).join(' ')} ${chance()}`
}
