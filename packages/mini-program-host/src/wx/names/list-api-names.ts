import ts from 'typescript'

/** The kind of a wx name: `async` takes an option object with callbacks, `sync` does not, `value` is not a function. */
export type ApiKind = 'async' | 'sync' | 'value'

/**
 * The members of `wx`, in alphabetical order, from WeChat's own type definitions.
 * @param source text of miniprogram-api-typings' lib.wx.api.d.ts
 */
export function listApiNames(source: string): Readonly<Record<string, ApiKind>> {
  const file = ts.createSourceFile('lib.wx.api.d.ts', source, ts.ScriptTarget.Latest)
  const interfaces = new Map<string, ts.InterfaceDeclaration>()
  const visit = (node: ts.Node) => {
    if (ts.isInterfaceDeclaration(node)) interfaces.set(node.name.text, node)
    ts.forEachChild(node, visit)
  }
  visit(file)
  const wx = interfaces.get('Wx')
  if (!wx) throw new Error('The type definitions have no interface Wx')
  const kinds = new Map<string, ApiKind>()
  for (const member of wx.members) {
    const name = member.name?.getText(file)
    if (name === undefined) continue
    const kind = ts.isMethodSignature(member) ? methodKind(member, interfaces, file) : 'value'
    if (kinds.get(name) !== 'async') kinds.set(name, kind)
  }
  return Object.fromEntries([...kinds].sort(([a], [b]) => (a < b ? -1 : 1)))
}

function methodKind(
  method: ts.MethodSignature,
  interfaces: ReadonlyMap<string, ts.InterfaceDeclaration>,
  file: ts.SourceFile,
): ApiKind {
  const bounds = new Map(method.typeParameters?.map((parameter) => [parameter.name.text, parameter.constraint]))
  const takesCallbacks = method.parameters.some(({ type }) => {
    const named = type && ts.isTypeReferenceNode(type) ? (bounds.get(type.getText(file)) ?? type) : undefined
    return named && ts.isTypeReferenceNode(named) ? hasFail(interfaces.get(named.typeName.getText(file)), file) : false
  })
  return takesCallbacks ? 'async' : 'sync'
}

function hasFail(declaration: ts.InterfaceDeclaration | undefined, file: ts.SourceFile): boolean {
  return declaration?.members.some((member) => member.name?.getText(file) === 'fail') ?? false
}
