// Our own code: test-utils' transformer turns JSX into React.createElement, for which React would have to be imported.
// Packages keep that transformer, which also adds Taro's hooks to @tarojs/taro as a build does.
const { createTransformer } = require('babel-jest').default

module.exports = createTransformer({
  configFile: false,
  babelrc: false,
  presets: [
    [require.resolve('babel-preset-taro'), { framework: 'react', ts: true, targets: { node: 'current' }, hot: false }],
  ],
  plugins: [require.resolve('@babel/plugin-transform-modules-commonjs')],
})
