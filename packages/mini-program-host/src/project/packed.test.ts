import { packedBy } from './packed'

const ignoring = (type: string, value: string) => packedBy({ packOptions: { ignore: [{ type, value }] } })

it.each([
  ['folder', 'docs', ['docs/a.js', 'docs/deep/b.js'], ['docs.js', 'pages/docs/a.js']],
  ['folder', '/docs/', ['docs/a.js'], ['pages/docs/a.js']],
  ['file', './a/b.png', ['a/b.png'], ['b.png', 'a/b.png.js']],
  ['prefix', 'test-', ['test-a.js', 'pages/test-b.js'], ['pages/a-test-b.js', 'test-folder/a.js']],
  ['suffix', '.LICENSE.txt', ['vendors.js.LICENSE.txt', 'sub/a.LICENSE.txt'], ['LICENSE.txt', 'a.LICENSE.txt.js']],
  ['regexp', '\\.map$', ['app.js.map'], ['map.js']],
])('leaves out what a rule of type %s names by %s', (type, value, left, kept) => {
  const isPacked = ignoring(type, value)
  expect(left.filter(isPacked)).toEqual([])
  expect(kept.filter((file) => !isPacked(file))).toEqual([])
})

it('packs what an include names although an ignore does', () => {
  const isPacked = packedBy({
    packOptions: { ignore: [{ type: 'folder', value: 'docs' }], include: [{ type: 'file', value: 'docs/a.js' }] },
  })
  expect(['docs/a.js', 'docs/b.js'].filter(isPacked)).toEqual(['docs/a.js'])
})

it('never packs the settings of the developer tools', () => {
  const files = ['project.config.json', 'project.private.config.json', 'sub/project.config.json']
  expect(files.filter(packedBy(null))).toEqual(['sub/project.config.json'])
})

it.each([
  null,
  {},
  { packOptions: null },
  { packOptions: { ignore: 'docs' } },
  { packOptions: { ignore: [null, 1, {}] } },
])('packs everything where there is no rule: %j', (config) => {
  expect(packedBy(config)('docs/a.js')).toBe(true)
})

it('packs what a rule of an unknown type names', () => {
  expect(ignoring('mood', 'docs')('docs')).toBe(true)
})

it('says which rule is no regular expression', () => {
  expect(() => ignoring('regexp', '(')('docs/a.js')).toThrow(
    'project.config.json packOptions has no valid regular expression: (',
  )
})
