import type { ChunkGraph, Compilation, Compiler, Module } from 'webpack'

const NAME = 'ScreenChunks'
const NODE_MODULES = /[\\/]node_modules[\\/]/
/** Where the contents of screens are whose page must stay in the folder of a tab. */
const CONTENTS = /^screens\//

/** The chunk of the styles of all contents; app.wxss imports it. */
export const STYLES = 'screens-styles'

interface Context {
  readonly chunkGraph: ChunkGraph
}

/** Chooses the chunks of modules whose screen is in a subpackage. */
export class ScreenChunks {
  private compilation?: Compilation

  constructor(
    readonly roots: readonly string[],
    /** The pages that load their content from a package, with that content. */
    private readonly held: ReadonlyMap<string, string>,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      this.compilation = compilation
    })
  }

  /**
   * The chunk with the content of a page in the main package that is not a tab: `pages/cart/pay.tsx` →
   * `screens/cart/pay`.
   */
  chunkOf(file: string): string | undefined {
    const page = file.replace(/\\/g, '/').replace(/\.tsx$/, '')
    return this.held.get(page)
  }

  /** Whether a module belongs to the content of such a page and not to the main package. */
  holdsPart(module: Module): boolean {
    const graph = this.compilation?.chunkGraph
    if (graph === undefined) return false
    return !this.inMain(module, graph) && namesOf(module, graph).some((name) => CONTENTS.test(name))
  }

  inMain(module: Module, graph: ChunkGraph): boolean {
    return namesOf(module, graph).some((name) => !this.roots.some((root) => name.startsWith(`${root}/`)))
  }

  within(root: string, module: Module, graph: ChunkGraph): boolean {
    return namesOf(module, graph).every((name) => name.startsWith(`${root}/`))
  }
}

const namesOf = (module: Module, graph: ChunkGraph): string[] =>
  [...graph.getModuleChunksIterable(module)].map(({ name }) => name ?? '')

/** webpack's groups: the main package shares what it uses itself, each package of contents what only it uses. */
export function keepApart(chunks: ScreenChunks): Record<string, object> {
  const own = chunks.roots
    .filter((root) => CONTENTS.test(root))
    .map((root) => [
      root,
      {
        name: `${root}/shared`,
        chunks: 'all',
        maxAsyncRequests: Infinity,
        minChunks: 2,
        priority: 20,
        test: (module: Module, { chunkGraph }: Context) => chunks.within(root, module, chunkGraph),
      },
    ])
  const main = (module: Module, { chunkGraph }: Context) => chunks.inMain(module, chunkGraph)
  return {
    ...Object.fromEntries(own),
    taro: { chunks: 'all', maxAsyncRequests: Infinity },
    common: { name: 'common', chunks: 'all', maxAsyncRequests: Infinity, minChunks: 2, priority: 1, test: main },
    vendors: {
      name: 'vendors',
      chunks: 'all',
      maxAsyncRequests: Infinity,
      minChunks: 2,
      priority: 10,
      test: (module: Module, context: Context) =>
        NODE_MODULES.test(module.nameForCondition() ?? '') && main(module, context),
    },
    // a page reads only the styles of its own folder and of the app
    styles: {
      name: STYLES,
      chunks: 'all',
      maxAsyncRequests: Infinity,
      type: 'css/mini-extract',
      enforce: true,
      priority: 20_001,
      test: (module: Module, { chunkGraph }: Context) =>
        namesOf(module, chunkGraph).some((name) => CONTENTS.test(name)),
    },
  }
}
