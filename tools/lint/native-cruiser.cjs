// The same import rules for the native app: its bundler takes x.rn.tsx instead of x.tsx, and one resolver cannot follow
// both.
const { forbidden, options } = require('../../.dependency-cruiser.js')

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  // the run for the other targets reports unused files
  forbidden: forbidden.filter(({ name }) => name !== 'used-by-the-app'),
  options: {
    ...options,
    exclude: { path: '\\.(scss|css|png|webp|avif|svg)$|\\.(h5|weapp)\\.(test\\.)?tsx?$' },
    enhancedResolveOptions: {
      ...options.enhancedResolveOptions,
      extensions: ['.rn.ts', '.rn.tsx', '.ts', '.tsx', '.js', '.mjs', '.json', '.d.ts'],
    },
  },
}
