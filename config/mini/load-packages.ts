import type { Chunk, Compiler, RuntimeModule as WebpackRuntimeModule } from 'webpack'

const NAME = 'LoadPackages'

/** The runtime code of webpack's `import()` in a mini-program: the host downloads the package and runs the file. */
export function runtimeCode(loader: string, files: readonly string[]): string {
  const entries = files.map(
    (file) => `${JSON.stringify(`/${file}`)}: () => require.async(${JSON.stringify(`./${file}`)})`,
  )
  return `if (!require.async) require.async = (file) => Promise.resolve(file).then(require);
var packed = { ${entries.join(', ')} };
${loader} = (url, done) => {
  packed[url]().then(() => done({ type: 'load' }), () => done({ type: 'error', target: { src: url } }));
};`
}

/** Loads chunks in subpackages with the host's `require.async`. Its tools need literal paths. */
export class LoadPackages {
  constructor(private readonly roots: readonly string[]) {}

  apply(compiler: Compiler): void {
    const { RuntimeGlobals, RuntimeModule } = compiler.webpack
    const roots = this.roots

    class LoadPackage extends RuntimeModule {
      constructor() {
        super('load package')
      }

      override generate(): string {
        const chunks: Chunk[] = [...(this.compilation?.chunks ?? [])]
        const files = chunks
          // the host opens the pages themselves
          .filter((chunk) => !chunk.canBeInitial())
          .map(({ name }) => `${name ?? ''}.js`)
          .filter((file) => roots.some((root) => file.startsWith(`${root}/`)))
        return runtimeCode(RuntimeGlobals.loadScript, files.sort())
      }
    }

    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // before webpack's own handler, which would create a <script>
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap({ name: NAME, stage: -10 }, (chunk) => {
          compilation.addRuntimeModule(chunk, new LoadPackage() as WebpackRuntimeModule)
          return true
        })
    })
  }
}
