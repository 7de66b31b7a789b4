const taro = require('babel-preset-taro')

/**
 * Taro's preset for webpack, without rewriting syntax that every browser of `browserslist` has: by its own data Babel
 * compiles all parameters and all destructuring, because Safari 14 to 16 get a few shapes of them wrong. With `bugfixes`
 * it compiles those shapes only. Taro's preset does not pass the option on (HACKS.md).
 */
module.exports = function leanPreset(api, options) {
  const preset = taro(api, options)
  const env = require.resolve('@babel/preset-env', { paths: [require.resolve('babel-preset-taro')] })
  const found = preset.overrides[0].presets.find(([each]) => each === require(env))
  if (!found) throw new Error('babel-preset-taro has no preset-env where it was')
  found[1].bugfixes = true
  return preset
}
