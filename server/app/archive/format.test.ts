import { filePath, fileOfPath, tableOfPath, tablePath } from './format'

describe('the entries of an archive', () => {
  it('are read by their names', () => {
    expect(tableOfPath(tablePath('order_lines'))).toBe('order_lines')
    expect(fileOfPath(filePath('public/6f1e-2a.webp'))).toBe('public/6f1e-2a.webp')
  })

  it.each(['files/../secret', 'files//etc/passwd', 'files/a/../../b.webp', '/files/a.webp', 'files/.hidden', 'files/'])(
    'never lead out of the place of files: %s',
    (path) => expect(fileOfPath(path)).toBeNull(),
  )

  it.each(['tables/users.jsonl/..', 'tables/a b.jsonl', 'tables/users"; drop.jsonl', 'users.jsonl'])(
    'name tables alone: %s',
    (path) => expect(tableOfPath(path)).toBeNull(),
  )
})
