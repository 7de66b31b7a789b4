import { TmplGroup } from 'glass-easel-template-compiler'
import type { Fault, Project } from '../types/project'
import { formatFault } from '../project/project-error'
import { missingReferences } from './template-references'
import { stops, toFault, type Problem } from './template-problems'
import { compileInlineWxs, compileWxs } from './wxs'
import { inWxsScope } from './wxs-scope'

// The generated code reads its event-listener hook from here
const HOOK_PLACE = 'var Q={'
const HOOK = 'C:__wxEventWrapper,'

export interface CompiledTemplates {
  /** an expression: compiled templates by path without suffix; '' when there are faults */
  readonly templates: string
  readonly templatePaths: readonly string[]
  readonly warnings: readonly string[]
  readonly faults: readonly Fault[]
}

/** Compiles every wxml and wxs file of a project into one expression. */
export function compileTemplates({ sources }: Pick<Project, 'sources'>): CompiledTemplates {
  const group = TmplGroup.newDev()
  try {
    const known = new Set(sources.keys())
    const results = [...sources].map(([file, text]) => addFile(group, file, text, known))
    const faults = results.flatMap((result) => result.faults)
    return {
      templates: faults.length > 0 ? '' : inWxsScope(withHook(group.getTmplGenObjectGroups())),
      templatePaths: [...known].filter((file) => file.endsWith('.wxml')).map(withoutSuffix),
      warnings: results.flatMap((result) => result.warnings),
      faults,
    }
  } finally {
    group.free()
  }
}

interface Result {
  readonly faults: readonly Fault[]
  readonly warnings: readonly string[]
}

function addFile(group: TmplGroup, file: string, text: string, known: ReadonlySet<string>): Result {
  if (file.endsWith('.wxs')) {
    const { code, faults } = compileWxs(file, text, known)
    group.addScript(withoutSuffix(file), code)
    return { faults, warnings: [] }
  }
  return file.endsWith('.wxml') ? addTemplate(group, file, text, known) : { faults: [], warnings: [] }
}

function addTemplate(group: TmplGroup, file: string, text: string, known: ReadonlySet<string>): Result {
  const path = withoutSuffix(file)
  const problems = group.addTmpl(path, text) as Problem[]
  const stopping = problems.filter((problem) => stops(problem, text))
  const warnings = problems.filter((problem) => problem.level === 'Warn' && !stopping.includes(problem))
  return {
    faults: [
      ...stopping.map((problem) => toFault(file, problem)),
      ...missingReferences(file, text, known),
      ...addInlineScripts(group, path, text, known),
    ],
    warnings: warnings.map((problem) => formatFault(toFault(file, problem))),
  }
}

function addInlineScripts(group: TmplGroup, path: string, text: string, known: ReadonlySet<string>): readonly Fault[] {
  const names = group.getInlineScriptModuleNames(path) as string[]
  return names.flatMap((name) => {
    const { code, faults } = compileInlineWxs(`${path}.wxml`, text, group.getInlineScript(path, name), known)
    group.setInlineScript(path, name, code)
    return faults
  })
}

function withHook(generated: string): string {
  if (!generated.includes(HOOK_PLACE)) throw new Error('glass-easel-template-compiler has no place for the event hook')
  return generated.replace(HOOK_PLACE, HOOK_PLACE + HOOK)
}

function withoutSuffix(file: string): string {
  return file.replace(/\.\w+$/, '')
}
