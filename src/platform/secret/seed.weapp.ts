import Taro from '@tarojs/taro'
import { chance } from './chance'

/** A text that nobody can guess, to be hashed: the host's random bytes, beside what the engine has. */
export async function secretSeed(): Promise<string> {
  // old hosts have none
  if (typeof Taro.getRandomValues !== 'function') return chance()
  const { randomValues } = await Taro.getRandomValues({ length: 32 })
  return `${Array.from(new Uint8Array(randomValues)).join(' ')} ${chance()}`
}
