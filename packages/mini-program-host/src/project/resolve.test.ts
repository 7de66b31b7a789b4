import { componentCandidates, resolveFrom } from './resolve'

it.each([
  ['a/b.wxml', './c.wxml', 'a/c.wxml'],
  ['a/b.wxml', '../c', 'c'],
  ['a/b.wxml', '/c', 'c'],
  ['b.wxml', 'c', 'c'],
  ['a/b.wxml', '../../c', undefined],
  ['a/b.wxml', '/../c', 'c'],
])('%s means by %s the path %s', (file, written, path) => {
  expect(resolveFrom(file, written)).toBe(path)
})

it('a bare name is looked for beside the file, then in the packages of npm above it', () => {
  expect(componentCandidates('sub/p/p.json', 'kit')).toEqual([
    'sub/p/kit',
    'sub/p/kit/index',
    'sub/p/miniprogram_npm/kit',
    'sub/p/miniprogram_npm/kit/index',
    'sub/miniprogram_npm/kit',
    'sub/miniprogram_npm/kit/index',
    'miniprogram_npm/kit',
    'miniprogram_npm/kit/index',
  ])
})

it('a relative path means itself or the index of a folder', () => {
  expect(componentCandidates('p/p.json', '../c')).toEqual(['c', 'c/index'])
})
