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
