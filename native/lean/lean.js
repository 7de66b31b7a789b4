const path = require('node:path')

const file = (name) => path.join(__dirname, name)

/** What the bundle would carry and never calls: who asks, for which module, and what is answered instead. */
const LEAN = [
  // newArchEnabled is false on both platforms: the renderer of the new architecture is never mounted
  {
    from: /[\\/]react-native[\\/]Libraries[\\/]Renderer[\\/]shims[\\/]/,
    name: /ReactFabric-prod$/,
    to: 'no-fabric.js',
  },
  // the router asks all of lodash for one function
  { from: /[\\/]@tarojs[\\/]router-rn[\\/]/, name: /^lodash$/, to: 'camel-case.js' },
]

/**
 * Puts the files above in place of what is never called (HACKS.md: native/lean); all else goes to the resolver that was
 * there before.
 * @param {import('metro-resolver').CustomResolver} before
 * @returns {import('metro-resolver').CustomResolver}
 */
exports.leanBefore = (before) => (context, name, platform) => {
  const lean = LEAN.find((entry) => entry.name.test(name) && entry.from.test(context.originModulePath))
  return lean ? { type: 'sourceFile', filePath: file(lean.to) } : before(context, name, platform)
}
