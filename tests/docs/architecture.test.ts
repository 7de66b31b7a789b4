/** docs/architecture.md names files, folders and rows: renaming one has to change the page, too. */
import fs from 'node:fs'
import path from 'node:path'
import { at, one } from '@contract/rules/lists'
import { ALL_ROWS } from '../conformance/all-rows'

const ROOT = path.join(__dirname, '../..')
const page = fs.readFileSync(path.join(ROOT, 'docs/architecture.md'), 'utf8')
const [, diagram = ''] = page.split('```mermaid')

const inTicks = [...page.matchAll(/`([^`\s]+)`/g)].map((match) => at(match, 1))
const paths = inTicks.filter((text) => /^(src|server|contract|tests|tools|packages)\//.test(text))
const foldersOf = (folder: string) =>
  fs
    .readdirSync(path.join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

it('names only files and folders that exist', () => {
  expect(paths.length).toBeGreaterThan(20)
  expect(paths.filter((file) => !fs.existsSync(path.join(ROOT, file)))).toEqual([])
})

it('leads from the tap to the table and back', () => {
  const stations = [...page.matchAll(/^\| \d+\. [\w ]+ \| `([^`]+)` \|/gm)].map((match) => at(match, 1).split('/')[0])
  expect(stations.filter((folder, index) => folder !== stations[index - 1])).toEqual([
    'src',
    'contract',
    'server',
    'src',
  ])
})

it('draws every layer of the app and every storey of the server', () => {
  const drawn = (folder: string) => one(diagram.split('```')).includes(`${folder}/`)
  const aside = ['testing', 'custom-tab-bar', 'build']
  const folders = [...foldersOf('src'), ...foldersOf('server')].filter((folder) => !aside.includes(folder))
  expect(folders.filter((folder) => !drawn(folder))).toEqual([])
})

it('cites rows that exist', () => {
  const rows = new Set(ALL_ROWS.map(({ id }) => id))
  const families = new Set(ALL_ROWS.map(({ id }) => id.split('.')[0]))
  const cited = inTicks.filter((text) => /^[a-z]+\.[\w.-]+$/.test(text) && families.has(text.split('.')[0]))
  expect(cited).toContain('call.cartAdd')
  expect(cited.filter((id) => !rows.has(id))).toEqual([])
})
