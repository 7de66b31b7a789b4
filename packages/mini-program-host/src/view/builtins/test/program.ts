import { build } from 'esbuild'
import { TmplGroup } from 'glass-easel-template-compiler'
import path from 'node:path'
import { needed } from '../../../../test/support/needed'

let built: Promise<string> | undefined

/** The script that defines `tryTemplate` in a page's window. */
export function pageProgram(): Promise<string> {
  built ??= build({
    entryPoints: [path.join(__dirname, 'page-program.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"development"' },
  }).then(({ outputFiles }) => needed(outputFiles[0], "esbuild's script").text)
  return built
}

/** A template as the argument of `tryTemplate`; all its events may be bound to `on`. */
export function templateSource(wxml: string): string {
  const group = TmplGroup.newDev()
  const found: readonly { level: number; message: string }[] = group.addTmpl('page', wxml) ?? []
  const fault = found.find((warning) => warning.level >= 3)
  if (fault) throw new Error(fault.message)
  const source = group.getTmplGenObjectGroups()
  group.free()
  return source
}
