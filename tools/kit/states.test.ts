/** Every component of src/kit is in the catalogue. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

const ROOT = path.join(__dirname, '../..')
const KIT = path.join(ROOT, 'src/kit')
const STATES = path.join(__dirname, 'states')

const parse = (file: string) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file))

const isExported = (node: ts.Node) =>
  ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

/** The components that a file exports, by their names. */
function componentsOf(file: string): string[] {
  const names = parse(file).statements.flatMap((statement) => {
    if (!isExported(statement)) return []
    if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) return [statement.name?.text ?? '']
    if (!ts.isVariableStatement(statement)) return []
    return statement.declarationList.declarations.map(({ name }) => name.getText())
  })
  return names.filter((name) => /^[A-Z][a-z]/.test(name))
}

/** The components of H5: a file of another target is a variant of one here, or nothing that a browser could draw. */
const components = () =>
  filesOf(KIT)
    .filter((file) => file.endsWith('.tsx') && !/\.(test|rn|weapp)\./.test(file))
    .flatMap(componentsOf)

interface Described {
  readonly name: string
  /** How many states are written out; undefined where they are computed. */
  readonly states: number | undefined
}

/** The entries of a file's `export const x: Kit = { … }`. */
function describedIn(file: string): Described[] {
  const kits = parse(file)
    .statements.filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(({ type }) => type?.getText() === 'Kit')
  return kits.flatMap(({ initializer }) => {
    if (!initializer || !ts.isObjectLiteralExpression(initializer)) return []
    return initializer.properties.filter(ts.isPropertyAssignment).map(({ name, initializer: states }) => ({
      name: name.getText(),
      states: ts.isObjectLiteralExpression(states) ? states.properties.length : undefined,
    }))
  })
}

const described = () => filesOf(STATES).flatMap(describedIn)

it('has states for every component of the kit, and for nothing else', () => {
  const known = described().map(({ name }) => name)
  expect(known.length).toBeGreaterThan(80)
  expect([...known].sort()).toEqual([...new Set(components())].sort())
})

it('has at least one state for each', () => {
  expect(described().filter(({ states }) => states === 0)).toEqual([])
})
