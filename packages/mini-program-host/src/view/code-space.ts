import { CodeSpace, MiniProgramEnv } from 'glass-easel-miniprogram-adapter'
import type { UnitConfig } from '../types/project'
import type { ViewHost } from './view-host'

/** The adapter's names that are not in its types, patched for one document per page. */
interface Patched {
  prepareComponentOptions(path: string, options: unknown): [Record<string, unknown>, string]
}

type Draw = (tools: Tools, ...rest: unknown[]) => unknown
type Group = (name: string) => Draw | undefined

interface Tools {
  setEventListenerWrapper(wrapper: unknown): void
}

// Compiled code hands the wrapper on only where a template uses wxs
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

/** What app.json lets every page use, and a page's or component's own. */
function configOf(host: ViewHost, path: string): UnitConfig {
  const config = host.program.configs[path] ?? {}
  const shared = Object.entries(host.program.app.usingComponents ?? {}).map(([tag, used]) => [
    tag,
    `/${used.replace(/^\//, '')}`,
  ])
  return { ...config, usingComponents: { ...Object.fromEntries(shared), ...config.usingComponents } }
}

/** A place for the program's components within one window, with templates, configs and style sheets. */
export function createSpace(host: ViewHost, env: MiniProgramEnv): CodeSpace {
  const { program } = host
  const space = env.createCodeSpace('', true)
  // eval of the window, where templates find their event wrapper
  const groups = window.eval(`(${program.templates})`) as Record<string, Group>
  for (const path of program.templatePaths) {
    space.addCompiledTemplate(path, { groupList: groups, content: withWrapper(groups[path]) } as never)
  }
  for (const path of [...program.pages, ...program.components, TAB_BAR]) {
    space.addComponentStaticConfig(path, configOf(host, path) as never)
  }
  for (const path of Object.keys(program.styles)) space.addStyleSheet(path, path)
  writeIds(space)
  return space
}

export const TAB_BAR = 'custom-tab-bar/index'

// Ids stand in the document as the template says, and classes without a prefix, so that both can be selected
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
