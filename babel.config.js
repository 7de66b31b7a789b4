// For webpack: H5 and the mini-program. Metro reads native/babel.config.js. `hot` is webpack's fast refresh.
const hot = process.env.TARO_ENV === 'h5' && process.env.NODE_ENV === 'development'

module.exports = {
  presets: [['./config/babel-preset.js', { framework: 'react', ts: true, compiler: 'webpack5', hot }]],
  plugins: process.env.TARO_ENV === 'weapp' ? ['./config/never-wide.js'] : [],
  // fields are set, and nothing asks document.all for a property
  assumptions: { noDocumentAll: true, setPublicClassFields: true },
}
