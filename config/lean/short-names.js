const NAME = 'ShortNames'

/**
 * Makes the entry's tables of names short. They do not compress: numbers and hashes are random.
 *
 * - The modules of the entry get three digits instead of five. As webpack's own numbers they come from the path, so that
 *   one more module leaves the others as they are, and with them the files that name them.
 * - The styles of a chunk are named as its script, so that there is one table of hashes instead of two. Both files take
 *   [chunkhash] for it.
 */
class ShortNames {
  apply(compiler) {
    const { ids, RuntimeGlobals, RuntimeModule } = compiler.webpack
    let current
    const inEntry = (module) =>
      current.chunkGraph?.getModuleChunks(module).some((chunk) => chunk.canBeInitial()) ?? false

    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      current = compilation
      compilation.hooks.runtimeModule.tap(NAME, (module) => {
        if (module.name !== 'get mini-css chunk filename') return
        // after the function that it reads; src/lazy/ask-again.ts replaces both later
        module.stage = RuntimeModule.STAGE_BASIC
        module.generate = () => {
          const { getChunkScriptFilename: script, require } = RuntimeGlobals
          return `(script => { ${require}.miniCssF = chunk => script(chunk).replace(/js/g, 'css') })(${script});`
        }
      })
    })
    // its `fixedLength` keeps three digits, which a tenth of the numbers fill
    new ids.DeterministicModuleIdsPlugin({ maxLength: 3, fixedLength: true, test: inEntry }).apply(compiler)
  }
}

module.exports = { ShortNames }
