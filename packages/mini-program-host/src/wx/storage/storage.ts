import { asyncApi } from '../async-api'
import type { WxArea } from '../context'
import { loud } from '../loud'
import { checkValue, typeName } from '../parameters'
import { StorageSpace } from './storage-space'
import { WxFailure } from '../wx-failure'

/**
 * wx.setStorage, getStorage, removeStorage, clearStorage, getStorageInfo, each with its Sync version, and the batch
 * calls.
 */
export const storage: WxArea = (context) => {
  const space = new StorageSpace()
  const sync = syncStorage(space)
  const { own } = context
  return {
    setStorage: asyncApi(context, 'setStorage', { key: 'String' }, ({ key, data }) => space.write(String(key), data)),
    getStorage: asyncApi(context, 'getStorage', { key: 'String' }, ({ key }) => ({ data: space.read(String(key)) })),
    removeStorage: asyncApi(context, 'removeStorage', { key: 'String' }, ({ key }) => space.remove(String(key))),
    clearStorage: asyncApi(context, 'clearStorage', {}, () => space.clear()),
    getStorageInfo: asyncApi(context, 'getStorageInfo', {}, () => space.info()),
    batchSetStorage: asyncApi(context, 'batchSetStorage', { kvList: 'Array' }, ({ kvList }) => writeAll(space, kvList)),
    batchGetStorage: asyncApi(context, 'batchGetStorage', { keyList: 'Array' }, ({ keyList }) => ({
      dataList: readAll(space, keyList),
    })),
    ...sync,
    getStorageSync: (key: unknown) => own(sync.getStorageSync(key)),
    getStorageInfoSync: () => own(space.info()),
    batchSetStorageSync: (kvList: unknown) => loud('batchSetStorageSync', () => writeAll(space, kvList)),
    batchGetStorageSync: (keyList: unknown) => own(loud('batchGetStorageSync', () => readAll(space, keyList))),
  }
}

function syncStorage(space: StorageSpace) {
  const checked = <Value>(name: string, key: unknown, run: (key: string) => Value): Value =>
    loud(name, () => {
      checkValue(key, 'String')
      return run(String(key))
    })
  return {
    setStorageSync: (key: unknown, value: unknown) => checked('setStorageSync', key, (own) => space.write(own, value)),
    // WeChat returns '' for a missing key
    getStorageSync: (key: unknown) => checked('getStorageSync', key, (own) => (space.has(own) ? space.read(own) : '')),
    removeStorageSync: (key: unknown) => checked('removeStorageSync', key, (own) => space.remove(own)),
    clearStorageSync: () => space.clear(),
  }
}

function writeAll(space: StorageSpace, list: unknown): void {
  for (const { key, value } of list as readonly { key: unknown; value: unknown }[]) {
    if (typeof key !== 'string')
      throw new WxFailure(`parameter error: key should be String instead of ${typeName(key)};`)
    space.write(key, value)
  }
}

function readAll(space: StorageSpace, list: unknown): unknown[] {
  return (list as readonly unknown[]).map((key) => (space.has(String(key)) ? space.read(String(key)) : ''))
}
