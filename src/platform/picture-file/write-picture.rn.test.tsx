import { writePicture } from './write-picture'

const mockWritten: unknown[][] = []
jest.mock('expo-file-system', () => ({
  cacheDirectory: 'file:///cache/',
  EncodingType: { Base64: 'base64' },
  writeAsStringAsync: async (...written: unknown[]) => void mockWritten.push(written),
}))

it('keeps the bytes in the cache of the app, and says where', async () => {
  const picture = await writePicture(Uint8Array.from([137, 80, 78, 71]), 'signature')
  expect(picture).toEqual({ uri: 'file:///cache/signature.png', name: 'signature.png', bytes: 4, type: 'image/png' })
  expect(mockWritten).toEqual([[picture.uri, 'iVBORw==', { encoding: 'base64' }]])
})
