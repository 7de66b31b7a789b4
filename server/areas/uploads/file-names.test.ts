import { isSized, PURPOSES } from '@contract/base/upload-purposes'
import { filesOf, inSize, isFileName, newFileName } from './file-names'

describe('the name of an upload [upload.name]', () => {
  it.each(PURPOSES)('for %s is one of ours, as are all of its files', (purpose) => {
    const name = newFileName(purpose)
    expect(filesOf(name)).toContain(name)
    expect(filesOf(name).filter((file) => !isFileName(file))).toEqual([])
    expect(filesOf(name)).toHaveLength(isSized(purpose) ? 3 : 1)
  })

  it('of a product has its size in it, which the others have instead [upload.product]', () => {
    const name = newFileName('product')
    expect(inSize(name, 300)).toBe(name.replace('-600.', '-300.'))
  })

  it.each([
    'public/../../etc/passwd',
    `private/${'a'.repeat(32)}-600.webp`,
    `public/${'a'.repeat(32)}-601.webp`,
    `public/${'a'.repeat(31)}.webp`,
  ])('%s is none', (text) => expect(isFileName(text)).toBe(false))
})
