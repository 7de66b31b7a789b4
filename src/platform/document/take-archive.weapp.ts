import Taro from '@tarojs/taro'
import type { TakeArchive } from './types'

/** The host opens no archives and keeps none where a person finds it: the address goes to a browser by hand. */
export const takeArchive: TakeArchive = async (address) => {
  await Taro.setClipboardData({ data: address })
  return 'copied'
}
