const { barrel, isBarrel, keyed } = require('./lazily')

// babel-preset-taro reads TARO_ENV while it loads: 'rn' for this project's files only
function asNative(work) {
  return (...args) => {
    const before = process.env.TARO_ENV
    process.env.TARO_ENV = 'rn'
    try {
      return work(...args)
    } finally {
      process.env.TARO_ENV = before
    }
  }
}

const transformer = asNative(() =>
  require('babel-jest').default.createTransformer({
    configFile: false,
    babelrc: false,
    presets: [[require.resolve('babel-preset-taro'), { framework: 'react', ts: true }]],
  }),
)()

module.exports = {
  ...transformer,
  process: asNative((text, file, options) =>
    isBarrel(file) ? { code: barrel(text, file) } : transformer.process(text, file, options),
  ),
  getCacheKey: asNative((text, file, options) => transformer.getCacheKey(keyed(text, file), file, options)),
}
