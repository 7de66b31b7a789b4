import { base64ToBytes, bytesToBase64, bytesToText } from '../bytes'
import type { WxArea } from '../context'
import { filesOf } from '../files/file-store'
import { multipart } from './multipart'
import { checkUrl } from './network-failure'
import { networkApi } from './network-task'
import { requestHeader } from './request-data'
import { WxFailure } from '../wx-failure'

const HTTP = ['http:', 'https:']
const NOT_FOUND = 1300002

/** wx.uploadFile and downloadFile, between the network and the mini-program's files. */
export const transfers: WxArea = (context) => {
  const store = filesOf(context.runtime)
  return {
    uploadFile: networkApi(context, {
      name: 'uploadFile',
      rules: {
        url: 'String',
        filePath: 'String',
        name: 'String',
        header: 'Object?',
        formData: 'Object?',
        timeout: 'Number?',
      },
      progress: { kind: 'sent', done: 'totalBytesSent', total: 'totalBytesExpectedToSend' },
      prepare({ url, filePath, name, header, formData = {} }) {
        checkUrl(String(url), HTTP)
        const path = String(filePath)
        if (!store.hasFile(path))
          throw new WxFailure(`createUploadTask:fail file not found, open '${path}'`, { errno: NOT_FOUND })
        const boundary = `----MiniProgramHost${context.nextId('')}${Date.now().toString(36)}`
        const texts = Object.fromEntries(Object.entries(formData as object).map(([key, value]) => [key, String(value)]))
        const file = { name: String(name), fileName: fileNameOf(path), bytes: store.read(path) }
        const given = Object.fromEntries(
          Object.entries(Object(header) as object).filter(([key]) => key.toLowerCase() !== 'content-type'),
        )
        return {
          url: String(url),
          method: 'POST',
          header: requestHeader(given, { 'content-type': `multipart/form-data; boundary=${boundary}` }),
          body: bytesToBase64(multipart(texts, file, boundary)),
          progress: true,
        }
      },
      finish: ({ status, header, cookies, body }) => ({
        data: bytesToText(base64ToBytes(body)),
        statusCode: status,
        header,
        cookies,
      }),
    }),
    downloadFile: networkApi(context, {
      name: 'downloadFile',
      rules: { url: 'String', header: 'Object?', filePath: 'String?', timeout: 'Number?' },
      progress: { kind: 'received', done: 'totalBytesWritten', total: 'totalBytesExpectedToWrite' },
      prepare({ url, header }) {
        checkUrl(String(url), HTTP)
        return { url: String(url), method: 'GET', header: requestHeader(header, {}), progress: true }
      },
      finish({ status, header, cookies, body }, { url, filePath }) {
        const bytes = base64ToBytes(body)
        const shared = { statusCode: status, header, cookies, dataLength: bytes.length }
        if (typeof filePath === 'string') {
          store.write(filePath, bytes)
          return { ...shared, filePath }
        }
        const tempFilePath = `wxfile://tmp_${context.nextId('download')}${suffixOf(String(url))}`
        store.put(tempFilePath, bytes)
        return { ...shared, tempFilePath }
      },
    }),
  }
}

function fileNameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

function suffixOf(url: string): string {
  return /\.\w+$/.exec(new URL(url).pathname)?.[0] ?? ''
}
