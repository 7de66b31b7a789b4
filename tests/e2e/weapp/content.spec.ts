import type MiniProgram from 'miniprogram-automator/out/MiniProgram'
import { INVOICES, READING, type Opened } from '../walk/content'
import { test } from './support/test'

for (const { name, play } of READING) test(name, ({ driver }) => play(driver))

/** Where the app under test stores the address of the loaded document. */
const KEPT = 'test-document'

/** A name in the host's modules, where the function below runs; it is not in `globalThis`. */
declare const wx: { setStorageSync(key: string, value: string): void }

/** Runs in the mini-program: a download that succeeds at once and stores the address of the document. */
function loadDocument(options: {
  url: string
  success?: (answer: object) => void
  complete?: (answer: object) => void
}) {
  const answer = { statusCode: 200, tempFilePath: 'wxfile://tmp_document.pdf', errMsg: 'downloadFile:ok' }
  wx.setStorageSync('test-document', options.url)
  setTimeout(() => {
    options.success?.(answer)
    options.complete?.(answer)
  })
}

async function documents(miniProgram: MiniProgram): Promise<Opened> {
  await miniProgram.mockWxMethod('downloadFile', loadDocument)
  return async () => (await miniProgram.callWxMethod('getStorageSync', KEPT)) as string
}

for (const { name, play } of INVOICES) {
  test(name, async ({ driver, miniProgram }) => play(driver, await documents(miniProgram)))
}
