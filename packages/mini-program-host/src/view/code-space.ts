import { CodeSpace, MiniProgramEnv } from 'glass-easel-miniprogram-adapter'
import type { UnitConfig } from '../types/project'
import type { ViewHost } from './view-host'

/** The adapter's names that are missing from its types, patched for one document per page. */
interface Patched {
  prepareComponentOptions(path: string, options: unknown): [Record<string, unknown>, string]
}

type Draw = (tools: Tools, ...rest: unknown[]) => unknown
type Group = (name: string) => Draw | undefined

interface Tools {
  setEventListenerWrapper(wrapper: unknown): void
}

// Compiled code passes the wrapper on only if a template uses wxs
function withWrapper(group: Group): Group {
  return (name) => {
    const draw = group(name)
    if (!draw) return undefined
    return (tools, ...rest) => {
      tools.setEventListenerWrapper(window.__wxEventWrapper)
      return draw(tools, ...rest)
    }
  }
}

/** The components that app.json offers to every page, and those of the page or component itself. */
function configOf(host: ViewHost, path: string): UnitConfig {
  const config = host.program.configs[path] ?? {}
  const shared = Object.entries(host.program.app.usingComponents ?? {}).map(([tag, used]) => [
    tag,
    `/${used.replace(/^\//, '')}`,
  ])
  return { ...config, usingComponents: { ...Object.fromEntries(shared), ...config.usingComponents } }
}

/** The place for the program's components in one window, with templates, configs and style sheets. */
export function createSpace(host: ViewHost, env: MiniProgramEnv): CodeSpace {
  const { program } = host
  const space = env.createCodeSpace('', true)
  // the window's eval, in whose scope templates find their event wrapper
  const groups = window.eval(`(${program.templates})`) as Record<string, Group>
  for (const path of program.templatePaths) {
    const group = groups[path]
    if (group === undefined) throw new Error(`${path}.wxml was not compiled`)
    space.addCompiledTemplate(path, { groupList: groups, content: withWrapper(group) } as never)
  }
  for (const path of [...program.pages, ...program.components, TAB_BAR]) {
    space.addComponentStaticConfig(path, configOf(host, path) as never)
  }
  for (const path of Object.keys(program.styles)) space.addStyleSheet(path, path)
  writeIds(space)
  return space
}

export const TAB_BAR = 'custom-tab-bar/index'

// Ids are in the document as in the template, and classes without a prefix, so that selectors find both
function writeIds(space: CodeSpace): void {
  const patched = space as unknown as Patched
  const prepare = patched.prepareComponentOptions
  patched.prepareComponentOptions = function prepareComponentOptions(path, options) {
    const [prepared, isolation] = prepare.call(this, path, options)
    const shared = { styleScope: undefined, extraStyleScope: undefined }
    const written = { writeIdToDOM: true, idPrefixGenerator: null, useMethodCallerListeners: true }
    return [{ ...prepared, ...shared, ...written }, isolation]
  }
}
