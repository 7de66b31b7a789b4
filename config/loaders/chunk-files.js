const path = require('node:path')

/**
 * The scripts and styles of a named chunk of a build, as the page asks for them. Throws when the build has no such chunk: a
 * renamed page would silently be missing.
 */
function filesOf(compilation, name) {
  const group = compilation.namedChunkGroups.get(name)
  if (!group) throw new Error(`the build has no ${name}`)
  return loadable(group)
}

/** The scripts and styles of a chunk group. */
const loadable = (group) => group.getFiles().filter((file) => ['.js', '.css'].includes(path.extname(file)))

module.exports = { filesOf, loadable }
