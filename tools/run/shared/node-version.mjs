const [MAJOR, MINOR] = [20, 19]

/**
 * Prints one line and sets the exit code when Node is too old; returns whether it is new enough. Old syntax on purpose.
 */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > MAJOR || (major === MAJOR && minor >= MINOR)) return true
  process.stderr.write(
    'Souk needs Node ' + MAJOR + '.' + MINOR + ' or newer; this is Node ' + process.versions.node + '.\n',
  )
  process.exitCode = 1
  return false
}
