// Only what all three targets draw alike. x.h5.scss and x.weapp.scss are for the rest (docs/decisions, taro's React
// Native subset).
const native = require('stylelint-config-taro-rn')

function asError([name, value]) {
  if (!Array.isArray(value)) return [name, value]
  return [name, [value[0], { ...value[1], severity: 'error' }]]
}

module.exports = {
  customSyntax: 'postcss-scss',
  plugins: native.plugins,
  ignoreFiles: ['**/*.{h5,weapp}.scss', '**/node_modules/**', 'dist/**'],
  rules: {
    ...Object.fromEntries(Object.entries(native.rules).map(asError)),
    'unit-allowed-list': ['px', 'deg', '%', 'vh', 'vw'],
    // the rule does not understand SCSS variables; the list below has the same effect
    'taro-rn/line-height-no-value-without-unit': null,
    'declaration-property-value-disallowed-list': {
      'line-height': ['/^[\\d.]+$/'],
      display: ['block', 'inline', 'inline-block', 'grid', 'inline-flex'],
      position: ['fixed', 'sticky'],
      border: ['none', '0'],
      background: ['none', '/gradient/', '/url\\(/'],
      transform: ['/%/'],
      '/.*/': ['/\\bcalc\\(/', '/\\bvar\\(/', '/\\benv\\(/'],
    },
  },
}
