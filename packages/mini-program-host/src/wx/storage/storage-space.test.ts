import { ENTRY_LIMIT, StorageSpace, TOTAL_LIMIT } from './storage-space'

describe('the storage limits', () => {
  it('reject more than 1 MB under one key, and keep the old value', () => {
    const space = new StorageSpace()
    space.write('k', 'old')
    expect(() => space.write('k', 'x'.repeat(ENTRY_LIMIT))).toThrow('exceed storage item max length')
    expect(space.read('k')).toBe('old')
    space.write('k', 'x'.repeat(ENTRY_LIMIT - 1))
    expect(space.read('k')).toHaveLength(ENTRY_LIMIT - 1)
  })

  it('count bytes, not letters', () => {
    const space = new StorageSpace()
    expect(() => space.write('k', '字'.repeat(ENTRY_LIMIT / 3 + 1))).toThrow('exceed storage item max length')
  })

  it('reject more than 10 MB in total, but allow replacing an entry', () => {
    const space = new StorageSpace()
    for (let index = 0; index < TOTAL_LIMIT / ENTRY_LIMIT; index += 1)
      space.write(`${index}`, 'x'.repeat(ENTRY_LIMIT - 1))
    expect(space.info().currentSize).toBe(10240)
    expect(() => space.write('one more', '')).toThrow('exceed storage max size 10Mb')
    space.write('0', 'y'.repeat(ENTRY_LIMIT - 1))
    space.remove('1')
    space.write('one more', '')
    expect(space.has('one more')).toBe(true)
  })
})
