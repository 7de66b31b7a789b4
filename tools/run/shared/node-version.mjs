const MINIMUM = 20

/**
 * Prints one line and sets the exit code when Node is too old; returns whether it is new enough. Old syntax on purpose.
 */
export function requireNode() {
  if (Number(process.versions.node.split('.')[0]) >= MINIMUM) return true
  process.stderr.write('Souk needs Node ' + MINIMUM + ' or newer; this is Node ' + process.versions.node + '.\n')
  process.exitCode = 1
  return false
}
