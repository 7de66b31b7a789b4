// Its own Babel settings: the root babel.config.js builds for browsers and keeps ES modules.
const { createTransformer } = require('babel-jest').default

module.exports = createTransformer({
  configFile: false,
  babelrc: false,
  presets: [[require.resolve('babel-preset-taro'), { framework: 'react', ts: true, targets: { node: 'current' } }]],
  plugins: [require.resolve('./import-meta.js'), require.resolve('@babel/plugin-transform-modules-commonjs')],
})
