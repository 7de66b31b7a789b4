import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { ProjectError } from './project-error'
import { parseJson } from './json'
import { packedBy } from './packed'

const TEXTS = /\.(js|json|wxml|wxs|wxss)$/
const LEFT_OUT = /^(\.|node_modules$)/

export interface Folder {
  /** absolute path */
  readonly folder: string
  /** text of every js, json, wxml, wxs and wxss file, by path with suffix */
  readonly texts: ReadonlyMap<string, string>
  /** bytes of every file, by path with suffix */
  readonly sizes: ReadonlyMap<string, number>
}

/**
 * Reads every file of a mini-program. For a folder with a project.config.json it reads the folder in that file's
 * `miniprogramRoot`. Hidden files, node_modules and what its `packOptions` leave out do not belong to a mini-program.
 * Throws a ProjectError when the folder has none.
 */
export function readFolder(given: string): Folder {
  const { folder, config } = programRoot(path.resolve(given))
  const isPacked = packedBy(config)
  const texts = new Map<string, string>()
  const sizes = new Map<string, number>()
  for (const file of filesIn(folder, '').filter(isPacked)) {
    const bytes = readFileSync(path.join(folder, file))
    sizes.set(file, bytes.length)
    if (TEXTS.test(file)) texts.set(file, bytes.toString('utf8').replace(/^\uFEFF/, ''))
  }
  return { folder, texts, sizes }
}

interface Root {
  readonly folder: string
  /** content of project.config.json; undefined without that file */
  readonly config: unknown
}

function programRoot(folder: string): Root {
  if (!existsSync(folder)) throw new ProjectError([{ file: folder, message: 'does not exist' }])
  if (!statSync(folder).isDirectory()) throw new ProjectError([{ file: folder, message: 'is not a folder' }])
  const config = projectConfig(folder)
  if (existsSync(path.join(folder, 'app.json'))) return { folder, config }
  const root = path.resolve(folder, configuredRoot(config))
  if (existsSync(path.join(root, 'app.json'))) return { folder: root, config }
  throw new ProjectError([{ file: folder, message: 'is no mini-program: it has no app.json' }])
}

function projectConfig(folder: string): unknown {
  const file = path.join(folder, 'project.config.json')
  if (!existsSync(file)) return undefined
  const read = parseJson('project.config.json', readFileSync(file, 'utf8'))
  if ('fault' in read) throw new ProjectError([read.fault])
  return read.value
}

function configuredRoot(config: unknown): string {
  const root = (config as { miniprogramRoot?: unknown } | null | undefined)?.miniprogramRoot
  return typeof root === 'string' ? root : ''
}

function filesIn(folder: string, below: string): string[] {
  return readdirSync(path.join(folder, below), { withFileTypes: true })
    .filter((entry) => !LEFT_OUT.test(entry.name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const name = path.posix.join(below, entry.name)
      if (entry.isDirectory()) return filesIn(folder, name)
      return isFile(path.join(folder, name)) ? [name] : []
    })
}

// A broken link is not a file
function isFile(name: string): boolean {
  return statSync(name, { throwIfNoEntry: false })?.isFile() ?? false
}
