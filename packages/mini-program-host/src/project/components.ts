import type { UnitConfig } from '../types/project'
import { checkUnit } from './app-shape'
import { packageOf } from './packages'
import type { Folder } from './read-folder'
import type { Reporter } from './reporter'
import { componentCandidates } from './resolve'
import { parseJson } from './json'

export interface Units {
  /** paths of the custom components, without suffix */
  readonly components: readonly string[]
  /** json of pages and components by path without suffix, with resolved paths in `usingComponents` */
  readonly configs: ReadonlyMap<string, UnitConfig>
}

interface Walk {
  readonly folder: Folder
  readonly reporter: Reporter
  readonly roots: readonly string[]
  readonly configs: Map<string, UnitConfig>
  readonly components: Set<string>
  /** paths whose json is still to be read, and whether each is a component */
  readonly waiting: { readonly path: string; readonly component: boolean }[]
}

type Generics = Record<string, { default?: string } | boolean>

/** Follows `usingComponents` from app.json and every page. Reports paths that lead to no component. */
export function collectUnits(
  app: { readonly usingComponents?: Readonly<Record<string, string>> },
  starts: { readonly pages: readonly string[]; readonly components: readonly string[] },
  roots: readonly string[],
  folder: Folder,
  reporter: Reporter,
): Units {
  const walk: Walk = { folder, reporter, roots, configs: new Map(), components: new Set(), waiting: [] }
  const common = resolveAll('app.json', app.usingComponents ?? {}, {}, walk)
  starts.pages.forEach((path) => walk.waiting.push({ path, component: false }))
  starts.components.forEach((path) => addComponent(path, walk))
  for (let next = walk.waiting.shift(); next; next = walk.waiting.shift()) readUnit(next, common, walk)
  return { components: [...walk.components], configs: walk.configs }
}

function readUnit({ path, component }: Walk['waiting'][number], common: Record<string, string>, walk: Walk): void {
  const file = `${path}.json`
  const value = jsonOf(file, walk)
  if (!checkUnit(file, value, walk.reporter)) return
  const config = value as UnitConfig & {
    componentPlaceholder?: Record<string, string>
    componentGenerics?: Generics
  }
  if (component && config.component !== true)
    walk.reporter.report(file, ['component'], `"${path}" is used as a component, but its json has no "component": true`)
  const own = resolveAll(file, config.usingComponents ?? {}, config.componentPlaceholder ?? {}, walk)
  const generics = resolveGenerics(file, config.componentGenerics, walk)
  walk.configs.set(path, { ...config, ...generics, usingComponents: { ...common, ...own } })
}

function jsonOf(file: string, { folder, reporter }: Walk): unknown {
  const text = folder.texts.get(file)
  if (text === undefined) return {}
  const read = parseJson(file, text)
  if ('value' in read) return read.value
  reporter.faults.push(read.fault)
  return {}
}

function resolveAll(
  file: string,
  named: Readonly<Record<string, string>>,
  placeholders: Readonly<Record<string, string>>,
  walk: Walk,
): Record<string, string> {
  const resolved: Record<string, string> = {}
  for (const [name, written] of Object.entries(named)) {
    const late = name in placeholders
    const path = resolveComponent(file, ['usingComponents', name], written, late, walk)
    if (path !== undefined) resolved[name] = `/${path}`
  }
  return resolved
}

function resolveComponent(
  file: string,
  keys: readonly string[],
  written: string,
  late: boolean,
  walk: Walk,
): string | undefined {
  const { report } = walk.reporter
  if (/^[\w-]+:\/\//.test(written)) {
    report(file, keys, `component "${written}" belongs to a plugin, and this host has none`)
    return undefined
  }
  const path = componentCandidates(file, written).find((one) => walk.folder.texts.has(`${one}.json`))
  if (path === undefined) {
    report(file, keys, `component "${written}" is missing: there is no json of it`)
    return undefined
  }
  const owner = packageOf(path, walk.roots)
  if (owner !== '' && owner !== packageOf(file, walk.roots) && !late) {
    report(file, keys, `component "${written}" lies in the subpackage "${owner}", which may not be there yet`)
    return undefined
  }
  addComponent(path, walk)
  return path
}

function resolveGenerics(file: string, generics: Generics | undefined, walk: Walk): { componentGenerics?: Generics } {
  if (!generics) return {}
  const resolved = Object.entries(generics).map(([name, value]): [string, Generics[string]] => {
    if (typeof value !== 'object' || value.default === undefined) return [name, value]
    const path = resolveComponent(file, ['componentGenerics', name, 'default'], value.default, false, walk)
    return [name, path === undefined ? value : { ...value, default: `/${path}` }]
  })
  return { componentGenerics: Object.fromEntries(resolved) }
}

function addComponent(path: string, walk: Walk): void {
  if (walk.components.has(path)) return
  walk.components.add(path)
  walk.waiting.push({ path, component: true })
  const missing = ['.js', '.wxml'].filter((suffix) => !walk.folder.texts.has(path + suffix))
  if (missing.length > 0)
    walk.reporter.report(
      `${path}.json`,
      [],
      `component "${path}" has no ${missing.map((suffix) => path + suffix).join(' and no ')}`,
    )
}
