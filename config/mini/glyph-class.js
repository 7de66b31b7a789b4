const path = require('node:path')

// Replaces a generated drawing by the name of its class: the style sheet contains the drawing, once for all icons.
module.exports = function glyphClass(source) {
  const named = source.replace(/=\s*'[^']*'/, `= 'glyph-${path.basename(this.resourcePath, '.ts')}'`)
  if (named === source) throw new Error(`${this.resourcePath} has no drawing`)
  return named
}
