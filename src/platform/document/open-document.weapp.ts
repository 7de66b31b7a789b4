import Taro from '@tarojs/taro'
import type { OpenDocument } from './types'

const OK = 200

/** Loads it and shows it in the host's own viewer, whose menu keeps it or sends it. */
export const openDocument: OpenDocument = async (url) => {
  const { statusCode, tempFilePath } = await Taro.downloadFile({ url })
  if (statusCode !== OK) throw new Error(`the document answered ${statusCode}`)
  await Taro.openDocument({ filePath: tempFilePath, fileType: 'pdf', showMenu: true })
}
