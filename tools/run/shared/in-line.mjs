/**
 * Runs the work after all earlier work of the same name, whether that succeeded or failed.
 * @template T
 * @param {{ lines?: Record<string, Promise<unknown>> }} builds of the run
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export function inLine(builds, name, work) {
  builds.lines ??= {}
  const done = (builds.lines[name] ?? Promise.resolve()).then(work)
  builds.lines[name] = done.catch(() => undefined)
  return done
}
