const MINIMUM = 20

/** Says in one line that Node is too old and sets the exit code; true when it is new enough. Old syntax on purpose. */
export function requireNode() {
  if (Number(process.versions.node.split('.')[0]) >= MINIMUM) return true
  process.stderr.write('Souk needs Node ' + MINIMUM + ' or newer; this is Node ' + process.versions.node + '.\n')
  process.exitCode = 1
  return false
}
