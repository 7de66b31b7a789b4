const path = require('node:path')

const FROM = path.join(__dirname, '../src/locales/')

/**
 * Puts native/texts.js in the place of src/locales/catalogue.ts; all else goes to the resolver that was there before.
 * @param {import('metro-resolver').CustomResolver} before
 * @returns {import('metro-resolver').CustomResolver}
 */
exports.textsBefore = (before) => (context, name, platform) =>
  name === './catalogue' && context.originModulePath.startsWith(FROM)
    ? { type: 'sourceFile', filePath: path.join(__dirname, 'texts.js') }
    : before(context, name, platform)
