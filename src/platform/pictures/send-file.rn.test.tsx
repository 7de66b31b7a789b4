import { sendFile } from './send-file'

const append = jest.spyOn(FormData.prototype, 'append')
const [open, header, send] = [jest.fn(), jest.fn(), jest.fn()]
globalThis.XMLHttpRequest = class {
  upload = {}
  open = open
  setRequestHeader = header
  send = send
} as unknown as typeof XMLHttpRequest

it('sends what React Native needs to read the file itself, in the field file, and no content type of ours [wire.upload]', () => {
  sendFile({
    url: 'https://shop.example/api/upload',
    picture: { uri: 'file:///cache/1.jpeg', name: '1.jpeg', bytes: 7, type: 'image/jpeg' },
    fields: { purpose: 'avatar' },
    headers: { 'access-token': 'token-1', lang: 'en' },
    timeout: 60_000,
    onProgress: () => undefined,
  })
  expect(open).toHaveBeenCalledWith('POST', 'https://shop.example/api/upload')
  expect(append.mock.calls).toEqual([
    ['purpose', 'avatar'],
    ['file', { uri: 'file:///cache/1.jpeg', name: '1.jpeg', type: 'image/jpeg' }],
  ])
  expect(header.mock.calls).toEqual([
    ['access-token', 'token-1'],
    ['lang', 'en'],
  ])
  expect(send).toHaveBeenCalledTimes(1)
})
