import { callNow, callWx } from '../../../test/support/call-wx'
import { startServer, type TestServer } from '../../../test/support/http-server'
import { needed } from '../../../test/support/needed'
import { endAll, run, until, type Running } from '../../../test/support/run-program'
import { removeWritten, writeProgram } from '../../../test/support/write-program'
import { nodeNetwork } from '../../network/node-network'

const PHOTO = 'wxfile://usr/photo.png'

interface Manager {
  writeFileSync(path: string, data: unknown, encoding?: string): void
  readFileSync(path: string, encoding?: string): unknown
}
interface Progress {
  progress: number
  totalBytesSent?: number
  totalBytesWritten?: number
}
interface Task {
  onProgressUpdate(listener: (progress: Progress) => void): void
  offProgressUpdate(): void
  abort(): void
}

let server: TestServer
let running: Running
let manager: Manager

beforeAll(async () => {
  server = await startServer(({ url }) => {
    if (url === '/never') return undefined
    if (url === '/photo.webp') return { body: new Uint8Array(150_000).fill(7), headers: { 'content-length': '150000' } }
    return { status: 201, body: '{"id":5}' }
  })
  running = await run(writeProgram(), { network: nodeNetwork() })
  manager = callNow(running.runtime, 'getFileSystemManager') as Manager
  manager.writeFileSync(PHOTO, new Uint8Array(200_000).fill(65).buffer)
})
afterAll(async () => {
  endAll()
  removeWritten()
  await server.close()
})

const upload = (option: object) =>
  callWx(running.runtime, 'uploadFile', { url: `http://${server.host}/up`, filePath: PHOTO, name: 'file', ...option })

describe('an upload', () => {
  it('sends the file as a part of a form, after the other data, and returns text', async () => {
    const outcome = await upload({ formData: { kind: 'a"b', n: 2 }, header: { token: 't', 'Content-Type': 'x' } })
    expect(outcome).toMatchObject({ success: { errMsg: 'uploadFile:ok', statusCode: 201, data: '{"id":5}' } })
    const { headers, body } = needed(server.received[0], 'the upload')
    expect(headers.token).toBe('t')
    const sent = await new Response(body, { headers: { 'content-type': String(headers['content-type']) } }).formData()
    expect(sent.get('kind')).toBe('a"b')
    expect(sent.get('n')).toBe('2')
    expect(sent.get('file')).toMatchObject({ name: 'photo.png', type: 'image/png', size: 200_000 })
  })

  it('reports upload progress until the listener is removed', async () => {
    const told: Progress[] = []
    const send = () => {
      let done = false
      const task = callNow(running.runtime, 'uploadFile', {
        url: `http://${server.host}/up`,
        filePath: PHOTO,
        name: 'file',
        complete: () => (done = true),
      }) as Task
      task.onProgressUpdate((progress) => told.push(progress))
      return { task, end: until(() => done) }
    }
    await send().end
    expect(told.at(-1)).toMatchObject({ progress: 100 })
    expect(told.at(-1)?.totalBytesSent).toBeGreaterThan(200_000)
    told.length = 0
    const quiet = send()
    quiet.task.offProgressUpdate()
    await quiet.end
    expect(told).toEqual([])
  })

  it('fails for a missing file, and for a missing name', async () => {
    expect(await upload({ filePath: 'wxfile://usr/none.png' })).toEqual({
      fail: {
        errMsg: "uploadFile:fail createUploadTask:fail file not found, open 'wxfile://usr/none.png'",
        errno: 1300002,
      },
    })
    expect(await upload({ name: undefined })).toMatchObject({
      fail: { errMsg: 'uploadFile:fail parameter error: parameter.name should be String instead of Undefined;' },
    })
  })

  it('can be aborted and has a timeout', async () => {
    const url = `http://${server.host}/never`
    expect(await upload({ url, timeout: 30 })).toEqual({ fail: { errMsg: 'uploadFile:fail timeout', errno: 5 } })
    const fails: unknown[] = []
    const option = { url, filePath: PHOTO, name: 'file', fail: (error: unknown) => fails.push(error) }
    const task = callNow(running.runtime, 'uploadFile', option) as Task
    task.abort()
    await until(() => fails.length > 0)
    expect(fails).toEqual([{ errMsg: 'uploadFile:fail abort' }])
  })
})

describe('a download', () => {
  const download = (option: object = {}) =>
    callWx(running.runtime, 'downloadFile', { url: `http://${server.host}/photo.webp`, ...option })

  it('creates a temporary file with the extension of its address, which can be read and uploaded', async () => {
    const outcome = await download()
    const { tempFilePath } = 'success' in outcome ? outcome.success : { tempFilePath: undefined }
    expect(tempFilePath).toMatch(/^wxfile:\/\/tmp_\S+\.webp$/)
    expect((manager.readFileSync(String(tempFilePath)) as ArrayBuffer).byteLength).toBe(150_000)
    expect(await upload({ filePath: tempFilePath })).toHaveProperty('success')
  })

  it("writes to the app's path if it is allowed", async () => {
    expect(await download({ filePath: 'wxfile://usr/mine.webp' })).toMatchObject({
      success: { filePath: 'wxfile://usr/mine.webp' },
    })
    expect(await download({ filePath: '/etc/passwd' })).toMatchObject({
      fail: { errMsg: "downloadFile:fail permission denied, open '/etc/passwd'", errno: 1300013 },
    })
  })

  it('reports download progress', async () => {
    const told: Progress[] = []
    let done = false
    const option = { url: `http://${server.host}/photo.webp`, success: () => (done = true) }
    const task = callNow(running.runtime, 'downloadFile', option) as Task
    task.onProgressUpdate((progress) => told.push(progress))
    await until(() => done)
    expect(told.at(-1)).toEqual({ progress: 100, totalBytesWritten: 150_000, totalBytesExpectedToWrite: 150_000 })
  })
})
