import Taro from '@tarojs/taro'
import type { OpenDocument } from './types'

const OK = 200

/** Downloads the document and shows it in the host's viewer, whose menu can save or send it. */
export const openDocument: OpenDocument = async (url) => {
  const { statusCode, tempFilePath } = await Taro.downloadFile({ url })
  if (statusCode !== OK) throw new Error(`the document answered ${statusCode}`)
  await Taro.openDocument({ filePath: tempFilePath, fileType: 'pdf', showMenu: true })
}
