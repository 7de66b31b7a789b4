const postcss = require('postcss')

// Taro's components that our kit has its own of: a button, a picker, ticks and icons from a font, pulling to refresh
const UNUSED = /taro-button-core|taro-btn|taro-picker|weui-|weuiLoading|rmc-pull/

/** A loader for the style sheets of all of Taro's components: leaves out what the app never draws. */
module.exports = function dropUnusedRules(source) {
  const root = postcss.parse(source)
  root.walkRules((rule) => {
    if (UNUSED.test(rule.selector)) rule.remove()
  })
  root.walkAtRules((rule) => {
    if (rule.name === 'font-face' || UNUSED.test(rule.params)) rule.remove()
  })
  return root.toString()
}
