const path = require('node:path')

const file = (name) => path.join(__dirname, name)

/** Modules that the bundle would contain and never call: the importer, the module, and its replacement. */
const LEAN = [
  // newArchEnabled is false on both platforms, so the renderer of the new architecture is never mounted
  {
    from: /[\\/]react-native[\\/]Libraries[\\/]Renderer[\\/]shims[\\/]/,
    name: /ReactFabric-prod$/,
    to: 'no-fabric.js',
  },
  // the router imports all of lodash for one function
  { from: /[\\/]@tarojs[\\/]router-rn[\\/]/, name: /^lodash$/, to: 'camel-case.js' },
  // every page draws its own bar (navigationStyle: custom)
  { from: /[\\/]@tarojs[\\/]router-rn[\\/]/, name: /^\.\/view\/BackButton$/, to: 'no-back-arrow.js' },
  // Taro's sheets, and React Native's own parts
  {
    from: /[\\/](taro-rn|react-native)[\\/]/,
    name: /^deprecated-react-native-prop-types$/,
    to: 'no-prop-types.js',
  },
  // Taro asks for four facts of the phone
  {
    from: /[\\/]@tarojs[\\/](runtime|taro)-rn[\\/]/,
    name: /^react-native-device-info$/,
    to: 'device-info.js',
  },
  // of what Taro's packages share, the runtime uses events; the rest is for mini-programs
  { from: /[\\/]@tarojs[\\/]runtime-rn[\\/]/, name: /^@tarojs\/shared$/, to: 'events.js' },
  // the stack of screens uses one of the twenty gestures and components, and Taro's entry none
  { from: /[\\/](native|src|stack|rn-supporter)[\\/]/, name: /^react-native-gesture-handler$/, to: 'gestures.js' },
  // gestures import eighty modules of lodash to compare their settings
  { from: /[\\/]react-native-gesture-handler[\\/]/, name: /^lodash\/isEqual$/, to: 'is-equal.js' },
  // icons are made of few elements (tests/config/native-icons.test.ts); Taro's Image would draw pictures in SVG as well
  { from: /[\\/](src|components-rn)[\\/]/, name: /^react-native-svg$/, to: 'svg.js' },
  {
    from: /[\\/]react-native-svg[\\/]src[\\/]xml\.tsx$/,
    name: /^\.\/elements\/(ClipPath|Defs|Image|LinearGradient|Marker|Mask|Pattern|RadialGradient|Stop|Symbol|Text|TextPath|TSpan|Use)$/,
    to: 'no-element.js',
  },
]

/**
 * Replaces the modules above (HACKS.md: native/lean). Everything else goes to the previous resolver.
 * @param {import('metro-resolver').CustomResolver} before
 * @returns {import('metro-resolver').CustomResolver}
 */
exports.leanBefore = (before) => (context, name, platform) => {
  const lean = LEAN.find((entry) => entry.name.test(name) && entry.from.test(context.originModulePath))
  return lean ? { type: 'sourceFile', filePath: file(lean.to) } : before(context, name, platform)
}
