import { realpathSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

const TYPES = path.join(__dirname, '../../node_modules/@types')

/**
 * The type checker's errors for a module in a consumer's folder, which resolves packages as Node does, and for the
 * declarations of one package there; '' when there are none.
 */
export function faultsOfTypes(folder: string, name: string, source: string): string {
  const file = path.join(folder, 'consumer.mts')
  writeFileSync(file, source)
  const program = ts.createProgram([file], {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: ['node'],
    typeRoots: [TYPES],
    strict: true,
    noEmit: true,
  })
  const own = [file, path.join(folder, 'node_modules', name, '/')].map((place) => realpathSync(place))
  const checked = program.getSourceFiles().filter(({ fileName }) => own.some((place) => fileName.startsWith(place)))
  const faults = checked.flatMap((one) => [
    ...program.getSyntacticDiagnostics(one),
    ...program.getSemanticDiagnostics(one),
  ])
  return ts.formatDiagnostics(faults, {
    getCurrentDirectory: () => folder,
    getCanonicalFileName: (name) => name,
    getNewLine: () => '\n',
  })
}
