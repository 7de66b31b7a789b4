/** The public files of the repository can be read, and are correct. */
import fs from 'node:fs'
import path from 'node:path'
import { Value } from '@sinclair/typebox/value'
import { satisfies } from 'semver'
import { parse } from 'yaml'
import type { TSchema } from '@sinclair/typebox'
import { ISSUE_FORM, WORKFLOW } from './github-schemas'

const ROOT = path.join(__dirname, '../..')
const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8')
const filesOf = (folder: string) => fs.readdirSync(path.join(ROOT, folder)).map((name) => `${folder}/${name}`)

const faults = (schema: TSchema, text: string) =>
  [...Value.Errors(schema, parse(text))].map(({ path: place, message }) => `${place} ${message}`)

const WORKFLOWS = filesOf('.github/workflows')
const FORMS = filesOf('.github/ISSUE_TEMPLATE').filter((file) => !file.endsWith('/config.yml'))
const SCRIPTS = Object.keys(JSON.parse(read('package.json')).scripts)

interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly engines?: { readonly node?: string } }>>
}

interface Step {
  readonly run?: string
}
interface Job {
  readonly steps: readonly Step[]
  readonly strategy?: { readonly matrix: { readonly include: readonly Record<string, string>[] } }
}
const jobs: Job[] = WORKFLOWS.flatMap((file) => Object.values(parse(read(file)).jobs))
/** Each command of each job, once per line of its matrix. */
const commands = jobs.flatMap(({ steps, strategy }) =>
  (strategy?.matrix.include ?? [{}]).flatMap((values: Record<string, string>) =>
    steps.flatMap(
      ({ run }) => run?.replace(/\$\{\{ matrix\.(\w+) \}\}/g, (_, name: string) => values[name] ?? '') ?? [],
    ),
  ),
)

describe('the workflows', () => {
  it.each(WORKFLOWS)('%s is what GitHub runs', (file) => {
    expect(faults(WORKFLOW, read(file))).toEqual([])
  })

  it('run the tests, and build each target that there is a script for', () => {
    expect(commands).toEqual(expect.arrayContaining(['npm test', 'npm run test:all -- --shard 4/4']))
    const builds = commands.filter((command) => command.startsWith('npm run build:'))
    expect(builds.sort()).toEqual(
      SCRIPTS.filter((name) => name.startsWith('build:'))
        .map((name) => `npm run ${name}`)
        .sort(),
    )
  })

  it.each([
    ['a job without a machine', /^ {4}runs-on: .*$/m, ''],
    ['a step that neither uses nor runs', /^ {8}run: npm test$/m, ''],
    ['an action without a version', 'actions/checkout@v4', 'actions/checkout'],
    ['a right to write', 'contents: read', 'contents: write'],
    ['an event that does not exist', 'pull_request:', 'pull_requests:'],
  ])('%s is not what GitHub runs', (_, before, after) => {
    const text = read('.github/workflows/test.yml')
    expect(faults(WORKFLOW, text)).toEqual([])
    expect(faults(WORKFLOW, text.replace(before, after))).not.toEqual([])
  })
})

describe('the issue forms', () => {
  it('are those for a bug and for an idea', () => {
    expect(FORMS.map((file) => path.basename(file))).toEqual(['bug.yml', 'feature.yml'])
  })

  it.each(FORMS)('%s is what GitHub shows', (file) => {
    expect(faults(ISSUE_FORM, read(file))).toEqual([])
    const ids = parse(read(file)).body.flatMap(({ id }: { id?: string }) => id ?? [])
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('the version of Node', () => {
  const node = read('.nvmrc').trim()

  it('is one for people, for CI, and for the images', () => {
    const images = [...read('Dockerfile').matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version)
    expect(new Set(images)).toEqual(new Set([node]))
    expect(read('.devcontainer/Dockerfile')).toMatch(`javascript-node:${parseInt(node)}-`)
    expect(JSON.parse(read('package.json')).engines.node).toBe(`>=${node}`)
  })

  it('is new enough for every package that is installed', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as Lockfile
    const newer = Object.entries(packages).filter(([, { engines }]) => !satisfies(`${node}.0`, engines?.node ?? '*'))
    expect(newer.map(([folder, { engines }]) => `${folder} ${engines?.node}`)).toEqual([])
  })
})

describe('the dev container', () => {
  const container = JSON.parse(read('.devcontainer/devcontainer.json'))

  it('names a service of its compose file, and a build that is there', () => {
    const { services } = parse(read(`.devcontainer/${container.dockerComposeFile}`))
    expect(Object.keys(services)).toContain(container.service)
    expect(fs.existsSync(path.join(ROOT, '.devcontainer', services[container.service].build, 'Dockerfile'))).toBe(true)
  })
})

it.each(['SECURITY.md', 'CODE_OF_CONDUCT.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'LICENSE', '.editorconfig'])(
  'there is a %s, which says something',
  (file) => {
    expect(read(file).length).toBeGreaterThan(200)
  },
)
