import Taro from '@tarojs/taro'
import type { Device } from './types'

/** The device's storage, on targets with one place for everything. */
export const device: Device = {
  read: async (key) => (await Taro.getStorage<unknown>({ key })).data,
  write: (key, value) => Taro.setStorage({ key, data: value }),
  erase: (key) => Taro.removeStorage({ key }),
  eraseAll: () => Taro.clearStorage(),
}
