import { base64 } from './base64'

it.each([[[]], [[0]], [[255, 1]], [[1, 2, 3]], [[250, 251, 252, 253]]])(
  'is what every program reads, of %p',
  (bytes) => {
    expect(base64(Uint8Array.from(bytes))).toBe(Buffer.from(bytes).toString('base64'))
  },
)
