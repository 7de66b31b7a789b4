// Compiles what the pages run on. swc is several times as quick as Babel on a checkout whose cache is empty, and leaves
// classes and async functions to Node, which runs them quicker than what Babel puts in their place.
const { createTransformer } = require('@swc/jest')
const withTaroHooks = require('@tarojs/plugin-framework-react/dist/api-loader.js')
const { barrel, isBarrel, keyed, madeOnUse } = require('./lazily')

const compiler = (parser) =>
  createTransformer({
    swcrc: false,
    module: { type: 'commonjs' },
    jsc: { parser, target: 'es2022', transform: { react: { runtime: 'automatic' } } },
    sourceMaps: 'inline',
  })

const byEnding = {
  '.ts': compiler({ syntax: 'typescript' }),
  '.tsx': compiler({ syntax: 'typescript', tsx: true }),
  other: compiler({ syntax: 'ecmascript', jsx: true }),
}

const compilerOf = (file) => byEnding[/\.tsx?$/.exec(file)?.[0] ?? 'other']

const isPackage = (file) => file.includes('/node_modules/')
const HAS_MODULE_SYNTAX = /(^|[;}])\s*(import|export)\b|\bimport\(/m

// as a build does, Taro's hooks are added to @tarojs/taro
const TARO = 'test-utils-react/dist/jest/runtime/taro-h5.js'
const complete = (text, file) => (file.includes(TARO) ? withTaroHooks(text) : madeOnUse(text, file))

// jest.spyOn() takes the place of an export, which swc makes final
const FINAL = /enumerable: true,(\s+)get: all\[name\]/

module.exports = {
  getCacheKey: (text, file, options) => compilerOf(file).getCacheKey(keyed(text, file), file, options),
  process(text, file, options) {
    // what is CommonJS already runs as it is
    if (isPackage(file) && !HAS_MODULE_SYNTAX.test(text)) return { code: text }
    if (isBarrel(file)) return { code: barrel(text, file) }
    const { code, ...rest } = compilerOf(file).process(complete(text, file), file, options)
    return { ...rest, code: code.replace(FINAL, 'enumerable: true, configurable: true,$1get: all[name]') }
  },
}
