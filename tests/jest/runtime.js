// What test files share in a worker process, although each has a sandbox of its own.
const { readFileSync, statSync } = require('node:fs')
const { Script } = require('node:vm')
const { default: Runtime } = require('jest-runtime')

/** Texts of files by name: a run reads most of them for hundreds of test files. */
const texts = new Map()

/** Compiled modules by project and file; `code` is what jest made of the file. */
const compiled = new Map()

module.exports = class CachingRuntime extends Runtime {
  readFile(filename) {
    const { mtimeMs } = statSync(filename)
    const known = texts.get(filename)
    if (known?.mtimeMs === mtimeMs) return known.text
    const text = readFileSync(filename, 'utf8')
    texts.set(filename, { mtimeMs, text })
    return text
  }

  // jest compiles each module again for each test file: the function that imports modules dynamically, which it gives
  // to each script, keeps V8 from finding what it has compiled before. Transformed code calls require() instead.
  createScriptFromCode(code, filename) {
    const key = `${this._config.id} ${filename}`
    const known = compiled.get(key)
    if (known?.code === code) return known.script
    const columnOffset = this._fileTransforms.get(filename)?.wrapperLength
    try {
      const script = new Script(this.wrapCodeInModuleWrapper(code), { columnOffset, displayErrors: true, filename })
      compiled.set(key, { code, script })
      return script
    } catch (error) {
      // jest explains what it cannot parse
      if (error instanceof SyntaxError) return super.createScriptFromCode(code, filename)
      throw error
    }
  }
}
