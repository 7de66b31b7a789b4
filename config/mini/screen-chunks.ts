import path from 'node:path'
import { type Chunk, type ChunkGraph, Compilation, type Compiler, type Module, sources } from 'webpack'

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
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => this.loadShared(compilation))
    })
  }

  /** A page waits for every chunk that it needs: it loads what its package shares before it begins. */
  private loadShared(compilation: Compilation): void {
    for (const [page, { chunks }] of compilation.entrypoints) {
      const root = this.roots.find((each) => page.startsWith(`${each}/`))
      if (root === undefined || !chunks.some(({ name }) => name === sharedOf(root))) continue
      const address = `./${path.posix.relative(path.posix.dirname(page), sharedOf(root))}`
      compilation.updateAsset(`${page}.js`, (code) => new sources.ConcatSource(`require("${address}");`, code))
    }
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
}

const namesOf = (module: Module, graph: ChunkGraph): string[] =>
  [...graph.getModuleChunksIterable(module)].map(({ name }) => name ?? '')

/** The chunk of what several screens of a package use. */
const sharedOf = (root: string): string => `${root}/shared`

/**
 * webpack's groups: the main package shares what it uses itself. Each other package has once what several of its screens
 * use, whether or not other packages use it too; what no content of a screen uses is left to Taro, which does the same.
 */
export function keepApart(chunks: ScreenChunks): Record<string, object> {
  const own = chunks.roots.map((root) => [
    root,
    {
      name: sharedOf(root),
      chunks: ({ name }: Chunk) => name?.startsWith(`${root}/`) ?? false,
      type: /^javascript/,
      maxAsyncRequests: Infinity,
      maxInitialRequests: Infinity,
      minChunks: 2,
      minSize: 0,
      priority: 20,
      test: (module: Module) => chunks.holdsPart(module),
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
