import { pictureKind } from './picture-kind'

const bytes = (text: string) => Buffer.from(text, 'latin1')

describe('the kind of a picture', () => {
  it.each([
    ['jpeg', '\xff\xd8\xff\xe0'],
    ['png', '\x89PNG\r\n\x1a\n'],
    ['gif', 'GIF87a'],
    ['gif', 'GIF89a'],
    ['webp', 'RIFF\x10\0\0\0WEBPVP8 '],
    ['avif', '\0\0\0\x1cftypavif'],
  ])('is %s by its first bytes', (kind, text) => {
    expect(pictureKind(bytes(text))).toBe(kind)
  })

  it.each([
    '',
    'hello',
    '<svg>',
    '%PDF-1.7',
    'GIF88a',
    'RIFF\x10\0\0\0WAVE',
    'II*\0',
    ' \xff\xd8\xff',
    '\0\0\0\x1cftypheic',
  ])('is none for %j', (text) => {
    expect(pictureKind(bytes(text))).toBeNull()
  })
})
