const path = require('node:path')

const FROM = path.join(__dirname, '../src/locales/')

/**
 * Replaces src/locales/catalogue.ts by native/texts.js. Everything else goes to the previous resolver.
 * @param {import('metro-resolver').CustomResolver} before
 * @returns {import('metro-resolver').CustomResolver}
 */
exports.textsBefore = (before) => (context, name, platform) =>
  name === './catalogue' && context.originModulePath.startsWith(FROM)
    ? { type: 'sourceFile', filePath: path.join(__dirname, 'texts.js') }
    : before(context, name, platform)
