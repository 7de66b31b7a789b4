/** What a package tells a type checker: the declarations that its entries lead to, and no others. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import ts from 'typescript'

const OPTIONS = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node'],
  strict: true,
  skipLibCheck: true,
  esModuleInterop: true,
  resolveJsonModule: true,
  declaration: true,
  emitDeclarationOnly: true,
}

/** The places of a declaration's relative imports, first and last letter. */
function relativeImports(text) {
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName, pos }) => {
      // `pos` stands at the quotation mark of some imports, and behind it of others
      const start = text.indexOf(fileName, pos)
      return { name: fileName, start, end: start + fileName.length }
    })
}

/** Node's own resolution of an ES module wants the ending of each file. */
function withEndings(text) {
  return relativeImports(text)
    .sort((a, b) => b.start - a.start)
    .reduce((done, { end }) => `${done.slice(0, end)}.js${done.slice(end)}`, text)
}

/**
 * Writes the declarations of some entries, and of what they import.
 * @param {string} sources the folder of the sources
 * @param {readonly string[]} entries in that folder
 * @param {string} out where they go, each at the place of its source
 * @throws Error with the checker's own words when it finds a fault
 */
export async function writeDeclarations(sources, entries, out) {
  const written = new Map()
  const program = ts.createProgram(
    entries.map((entry) => path.join(sources, entry)),
    { ...OPTIONS, rootDir: sources, outDir: out },
  )
  const { diagnostics } = program.emit(undefined, (file, text) => written.set(path.normalize(file), text))
  const faults = [...ts.getPreEmitDiagnostics(program), ...diagnostics]
  if (faults.length > 0) {
    const host = { getCurrentDirectory: () => sources, getCanonicalFileName: (file) => file, getNewLine: () => '\n' }
    throw new Error(ts.formatDiagnostics(faults, host))
  }
  const reached = new Set(entries.map((entry) => path.join(out, entry.replace(/\.ts$/, '.d.ts'))))
  for (const file of reached) {
    const text = written.get(file)
    for (const { name } of relativeImports(text)) reached.add(`${path.join(path.dirname(file), name)}.d.ts`)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, withEndings(text))
  }
}
