import Taro from '@tarojs/taro'
import type { WritePicture } from './types'

/** Writes to the mini-program's own folder. Replaces a picture of the same name. */
export const writePicture: WritePicture = (bytes, name) => {
  const uri = `${Taro.env.USER_DATA_PATH}/${name}.png`
  return new Promise((resolve, reject) => {
    Taro.getFileSystemManager().writeFile({
      filePath: uri,
      data: bytes.buffer as ArrayBuffer,
      success: () => resolve({ uri, name: `${name}.png`, bytes: bytes.length, type: 'image/png' }),
      fail: ({ errMsg }) => reject(new Error(errMsg)),
    })
  })
}
