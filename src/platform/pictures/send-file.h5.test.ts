import { SendCancelled } from './send-cancelled'
import { sendFile } from './send-file'

/** What the browser does with a request, in the hands of a test. */
class FakeXhr {
  static last: FakeXhr
  readonly upload: { onprogress?: (event: object) => void } = {}
  readonly headers: Record<string, string> = {}
  onload = () => undefined as void
  onerror = () => undefined as void
  ontimeout = () => undefined as void
  onabort = () => undefined as void
  status = 0
  responseText = ''
  timeout = 0
  opened: string[] = []
  form = new FormData()
  constructor() {
    FakeXhr.last = this
  }
  open(...opened: string[]) {
    this.opened = opened
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(form: FormData) {
    this.form = form
  }
  abort() {
    this.onabort()
  }
}

const real = globalThis.XMLHttpRequest
beforeEach(() => {
  globalThis.XMLHttpRequest = FakeXhr as unknown as typeof XMLHttpRequest
})
afterAll(() => {
  globalThis.XMLHttpRequest = real
})

const file = new File(['abc'], 'a.png', { type: 'image/png' })
const onProgress = jest.fn()
const begin = () =>
  sendFile({
    url: '/api/upload',
    picture: { uri: 'blob:1', name: 'a.png', bytes: 3, type: 'image/png', file },
    fields: { purpose: 'avatar' },
    headers: { 'access-token': 'token-1', lang: 'en' },
    timeout: 60_000,
    onProgress,
  })

describe('sending a file from the browser', () => {
  it('sends the file in the field file, without a content type of ours [wire.upload]', async () => {
    const { answer } = begin()
    const { last } = FakeXhr
    expect({ opened: last.opened, headers: last.headers, timeout: last.timeout }).toEqual({
      opened: ['POST', '/api/upload'],
      headers: { 'access-token': 'token-1', lang: 'en' },
      timeout: 60_000,
    })
    expect(last.form.get('purpose')).toBe('avatar')
    expect(last.form.get('file')).toMatchObject({ name: 'a.png', size: 3 })
    Object.assign(last, { status: 200, responseText: '{}' })
    last.onload()
    await expect(answer).resolves.toEqual({ status: 200, body: '{}' })
  })

  it('reports the progress', () => {
    begin()
    FakeXhr.last.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 3 })
    FakeXhr.last.upload.onprogress?.({ lengthComputable: false, loaded: 2, total: 0 })
    expect(onProgress.mock.calls).toEqual([[33]])
  })

  it.each(['onerror', 'ontimeout'] as const)('fails by %s', async (event) => {
    const { answer } = begin()
    FakeXhr.last[event]()
    await expect(answer).rejects.not.toBeInstanceOf(SendCancelled)
  })

  it('is cancelled', async () => {
    const { answer, cancel } = begin()
    cancel()
    await expect(answer).rejects.toBeInstanceOf(SendCancelled)
  })
})
