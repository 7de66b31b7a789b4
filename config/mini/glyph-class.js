const path = require('node:path')

// Puts the name of its class in the place of a generated drawing: the style sheet has the drawing, once for all icons.
module.exports = function glyphClass(source) {
  const named = source.replace(/=\s*'[^']*'/, `= 'glyph-${path.basename(this.resourcePath, '.ts')}'`)
  if (named === source) throw new Error(`${this.resourcePath} has no drawing`)
  return named
}
