import { FILES_MAX, largeFolders } from './find-large-folders.mjs'

const files = (folder: string, count: number, ending = '.ts') =>
  Array.from({ length: count }, (_, index) => `${folder}/${index}${ending}`)

describe('the sizes of folders', () => {
  it('lets a folder hold as many files as are allowed, whatever its folders hold', () => {
    expect(largeFolders([...files('a', FILES_MAX), ...files('a/b', FILES_MAX)])).toEqual([])
  })

  it('names a folder that holds one more', () => {
    expect(largeFolders(files('a', FILES_MAX + 1))).toEqual([expect.stringContaining(`a holds ${FILES_MAX + 1} files`)])
  })

  it('counts neither pictures nor the tests beside the code', () => {
    const source = files('a', FILES_MAX)
    expect(largeFolders([...source, ...files('a', 9, '.png'), ...files('a', 9, '.test.ts')])).toEqual([])
  })

  it('leaves out folders of drawn or generated files', () => {
    const many = FILES_MAX + 1
    expect(largeFolders([...files('src/kit/icon/glyphs', many), ...files('server/app/demo/media/a', many)])).toEqual([])
  })

  it('counts the tests of a folder that holds nothing else', () => {
    expect(largeFolders(files('a', FILES_MAX + 1, '.test.ts'))).toHaveLength(1)
  })
})
