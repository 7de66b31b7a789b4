const path = require('node:path')

// One file for webpack (H5, mini-program) and Metro (React Native): babel-preset-taro switches on TARO_ENV.
module.exports = {
  presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5', hot: false }]],
  plugins: [path.join(__dirname, '../config/never-wide.js')],
}
