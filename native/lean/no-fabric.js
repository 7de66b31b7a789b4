const NAMES = ['render', 'dispatchCommand', 'stopSurface', 'findNodeHandle', 'getNodeFromInternalInstanceHandle']

function left(name) {
  return () => {
    throw new Error(`${name}: the new architecture was left out of this bundle (native/lean)`)
  }
}

/** Replaces the renderer of newArchEnabled: a caller gets an error that says why it is missing. */
module.exports = Object.fromEntries(NAMES.map((name) => [name, left(name)]))
