/** What the app draws with react-native-svg: icons from their XML, and paths of a signature. */
module.exports = {
  __esModule: true,
  get default() {
    return require('react-native-svg/src/elements/Svg').default
  },
  get Path() {
    return require('react-native-svg/src/elements/Path').default
  },
  get SvgXml() {
    return require('react-native-svg/src/xml').SvgXml
  },
}
