import Taro from '@tarojs/taro'
import type { TakeArchive } from './types'

/**
 * Copies the address, for the user to open in a browser: the host cannot open archives, nor save them where a user
 * finds them.
 */
export const takeArchive: TakeArchive = async (address) => {
  await Taro.setClipboardData({ data: address })
  return 'copied'
}
