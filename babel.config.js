// One file for webpack (H5, mini-program) and Metro (React Native): babel-preset-taro switches on TARO_ENV. `hot` is
// webpack's fast refresh; React Native's comes from Metro.
const hot = process.env.TARO_ENV === 'h5' && process.env.NODE_ENV === 'development'

module.exports = {
  presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5', hot }]],
}
