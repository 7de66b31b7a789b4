import type { Literal } from 'acorn'
import type { Fault } from '../types/project'
import { positionAt } from '../project/position'
import { resolveFrom } from '../project/resolve'
import { literalRequires } from './literal-requires'
import { parseScript } from './script-syntax'
import { wxsLanguageFaults } from './wxs-language'

export interface CompiledWxs {
  /** with required files named from the root and without suffix, as the templates' runtime looks them up */
  readonly code: string
  readonly faults: readonly Fault[]
}

/** Checks a wxs script, whose language is smaller than ECMAScript 5, and that the files it requires exist. */
export function compileWxs(file: string, text: string, known: ReadonlySet<string>): CompiledWxs {
  const parsed = parseScript(file, text, { ecmaVersion: 5 })
  if ('fault' in parsed) return { code: '', faults: [{ ...parsed.fault, message: `wxs: ${parsed.fault.message}` }] }
  const faults = wxsLanguageFaults(file, text, parsed.program)
  let code = ''
  let done = 0
  for (const target of literalRequires(parsed.program)) {
    const path = resolveWxs(file, String(target.value), known)
    if (path === undefined) faults.push(missing(file, text, target))
    else code += `${text.slice(done, target.start)}"/${path.replace(/\.wxs$/, '')}"`
    if (path !== undefined) done = target.end
  }
  return { code: code + text.slice(done), faults }
}

/** The same for a script inside a wxml file, at an offset of the file's text. */
export function compileInlineWxs(file: string, text: string, script: string, known: ReadonlySet<string>): CompiledWxs {
  const offset = Math.max(0, text.indexOf(script))
  // blanks keep every line and column as in the file
  const blanks = text.slice(0, offset).replace(/[^\n]/g, ' ')
  const { code, faults } = compileWxs(file, blanks + script, known)
  return { code: code.trim(), faults }
}

/** The wxs file that a path refers to, if it exists. */
export function resolveWxs(file: string, written: string, known: ReadonlySet<string>): string | undefined {
  const path = resolveFrom(file, written)
  if (path === undefined) return undefined
  return [path, `${path}.wxs`].find((one) => one.endsWith('.wxs') && known.has(one))
}

function missing(file: string, text: string, target: Literal): Fault {
  return { file, ...positionAt(text, target.start), message: `the wxs "${String(target.value)}" is missing` }
}
