import Taro from '@tarojs/taro'
import type { PictureAnswer, PictureChooser, PictureSource } from './types'

/** The limit of older hosts. */
const MOST = 9

const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1)

function failure(error: unknown): PictureAnswer {
  const message = String((error as { errMsg?: unknown }).errMsg ?? '')
  if (/cancel/i.test(message)) return 'cancelled'
  if (/auth|denied|permission/i.test(message)) return 'refused'
  throw error
}

async function choose(source: PictureSource, limit: number): Promise<PictureAnswer> {
  try {
    const { tempFiles } = await Taro.chooseMedia({
      count: Math.min(limit, MOST),
      mediaType: ['image'],
      sourceType: [source === 'gallery' ? 'album' : 'camera'],
      sizeType: ['compressed'],
    })
    return tempFiles.map(({ tempFilePath: uri, size }) => ({
      uri,
      name: fileName(uri),
      bytes: size,
      type: 'image/jpeg',
    }))
  } catch (error) {
    return failure(error)
  }
}

/** The mini-program's host has camera and gallery, and asks for the permission itself. */
export const pictureChooser: PictureChooser = {
  sources: () => ['camera', 'gallery'],
  choose,
  openSettings: async () => void (await Taro.openSetting()),
}
