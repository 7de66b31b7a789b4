/** A package's type declarations: those that its entries reach, and no others. */
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import ts from 'typescript'

/** Compiles each file alone, which is fast: exports must declare their types. */
const OPTIONS = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  isolatedDeclarations: true,
  strict: true,
}

async function declarationOf(file) {
  const { outputText, diagnostics } = ts.transpileDeclaration(await readFile(file, 'utf8'), {
    fileName: file,
    compilerOptions: OPTIONS,
    reportDiagnostics: true,
  })
  if (diagnostics.length > 0) {
    const host = { getCurrentDirectory: () => '', getCanonicalFileName: (name) => name, getNewLine: () => '\n' }
    throw new Error(ts.formatDiagnostics(diagnostics, host))
  }
  return outputText
}

/** The relative imports of a declaration, each with the position where its name ends. */
function relativeImports(text) {
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName, pos }) => ({ name: fileName, end: text.indexOf(fileName, pos) + fileName.length }))
}

/** Node's resolution of ES modules needs file extensions. */
const withEndings = (text) =>
  relativeImports(text)
    .sort((a, b) => b.end - a.end)
    .reduce((done, { end }) => `${done.slice(0, end)}.js${done.slice(end)}`, text)

/**
 * Writes the declarations of the entries, and of the files that those import.
 * @param {string} sources the folder of the sources
 * @param {readonly string[]} entries in that folder
 * @param {string} out where they go, each at the place of its source
 * @throws Error with the compiler's message for an export without a declared type
 */
export async function writeDeclarations(sources, entries, out) {
  const reached = new Set(entries.map((entry) => path.join(sources, entry)))
  for (const file of reached) {
    const text = await declarationOf(file)
    for (const { name } of relativeImports(text)) {
      const imported = path.join(path.dirname(file), `${name}.ts`)
      if (!existsSync(imported)) throw new Error(`${file} imports ${name}, which is no TypeScript`)
      reached.add(imported)
    }
    const written = path.join(out, path.relative(sources, file).replace(/\.ts$/, '.d.ts'))
    await mkdir(path.dirname(written), { recursive: true })
    await writeFile(written, withEndings(text))
  }
}
