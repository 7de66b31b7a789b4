import { CssSyntaxError, parse, type Root } from 'postcss'
import type { Fault, Project } from '../types/project'
import { inlineImports, readImport } from './style-imports'
import { rewriteRules } from './style-rules'
import { rewriteUrls } from './style-urls'

export interface CompiledStyles {
  /** CSS of every sheet by path without suffix; empty when there are faults */
  readonly styles: Readonly<Record<string, string>>
  readonly warnings: readonly string[]
  readonly faults: readonly Fault[]
}

/** Compiles every wxss file of a project. */
export function compileStyles({ sources, sizes }: Pick<Project, 'sources' | 'sizes'>, assets: string): CompiledStyles {
  const sheets = new Map<string, Root>()
  const faults: Fault[] = []
  const warnings: string[] = []
  for (const [file, text] of sources) {
    if (!file.endsWith('.wxss')) continue
    try {
      const root = parse(text, { from: file })
      rewriteRules(root)
      warnings.push(...rewriteUrls(root, file, assets, sizes))
      sheets.set(file, root)
    } catch (error) {
      faults.push(syntaxFault(file, error))
    }
  }
  for (const [file, root] of sheets) faults.push(...missingImports(file, root, sources))
  const whole = faults.length > 0 ? [] : [...sheets.keys()]
  const styles = whole.map((file) => [file.replace(/\.wxss$/, ''), inlineImports(file, sheets).toString()])
  return { styles: Object.fromEntries(styles) as Record<string, string>, warnings, faults }
}

function missingImports(file: string, root: Root, sources: ReadonlyMap<string, string>): Fault[] {
  const faults: Fault[] = []
  root.walkAtRules(/^import$/i, (rule) => {
    const { target, written } = readImport(file, rule)
    if (target !== undefined && sources.has(target)) return
    const { line, column } = rule.source?.start ?? {}
    faults.push({ file, line, column, message: `wxss: @import names "${written}", which is missing` })
  })
  return faults
}

function syntaxFault(file: string, error: unknown): Fault {
  if (!(error instanceof CssSyntaxError)) throw error
  return { file, line: error.line, column: error.column, message: `wxss: ${error.reason}` }
}
