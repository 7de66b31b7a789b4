const postcss = require('postcss')

// Taro components that the kit replaces: a button, a picker, check marks and icons from a font, pulling to refresh, texts,
// inputs, scrolling, slides; and the modes of pictures that no picture has
const UNUSED =
  /taro-(button-core|btn|picker|text|input|scroll|app-wrap|img__widthfix|img__mode-(?!aspect))|swiper-|weui-|weuiLoading|rmc-pull/

/** A loader for the style sheets of Taro's components. It drops the rules that the app never needs. */
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
