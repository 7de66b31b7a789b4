/** Links in documents and comments lead somewhere. */
import fs from 'node:fs'
import path from 'node:path'
import { FILES, read, ROOT } from './tracked-files'

const exists = (place: string) => fs.existsSync(path.join(ROOT, place))
const PAGES = FILES.filter((file) => file.endsWith('.md'))
const SOURCES = FILES.filter((file) => /\.(tsx?|[cm]?js|scss|ya?ml)$|Dockerfile$/.test(file))

/** GitHub's anchors of headings. */
const anchorsOf = (page: string) =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  )

/** The target of a link in a page: the file, and the heading. */
function target(page: string, link: string): { file: string; anchor?: string } {
  const [file = '', anchor] = link.split('#')
  return { file: file ? path.join(path.dirname(page), decodeURI(file)) : page, anchor }
}

const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '')

const deadLinks = (page: string) =>
  [...withoutCode(read(page)).matchAll(/\]\(([^)\s]+)\)/g)]
    .flatMap(([, link = '']) => (/^(\w+:|\/\/)/.test(link) ? [] : link))
    .filter((link) => {
      const { file, anchor } = target(page, link)
      return !exists(file) || (anchor !== undefined && file.endsWith('.md') && !anchorsOf(file).includes(anchor))
    })

it.each(PAGES)('the links of %s lead somewhere', (page) => {
  expect(deadLinks(page)).toEqual([])
})

it('pages of docs/ that sources cite are there', () => {
  const cited = SOURCES.flatMap((file) =>
    [...read(file).matchAll(/\bdocs\/[\w./-]+\.md\b/g)].map(([page]) => ({ file, page })),
  )
  expect(cited.length).toBeGreaterThan(20)
  expect(cited.filter(({ page }) => !exists(page))).toEqual([])
})

describe.each(PAGES.filter((page) => page.startsWith('docs/how-to/')))('%s', (page) => {
  const named = [...read(page).matchAll(/`([\w@.-]+\/[\w@./-]*[\w/])`/g)].map(([, place = '']) => place)
  const isPlace = (place: string) => FILES.some((file) => file.split('/')[0] === place.split('/')[0])

  it('names files that are there', () => {
    expect(named.filter((place) => isPlace(place) && !exists(place))).toEqual([])
  })

  it('says how to test it', () => {
    expect(read(page)).toMatch(/npm test|npx jest|npm run |tests\//)
  })
})

it('commands that pages name are scripts of the project', () => {
  const scripts = Object.keys(JSON.parse(read('package.json')).scripts)
  const named = PAGES.filter((page) => !/^(tools|packages)\//.test(page)).flatMap((page) =>
    [...read(page).matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)].map(([, script = '']) => ({ page, script })),
  )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(({ script }) => !scripts.includes(script))).toEqual([])
})

it('a heading is found as GitHub writes it', () => {
  expect(anchorsOf('README.md')).toContain('where-to-go-next')
})
