/**
 * Runs the work after all earlier work of the same name, whether that succeeded or failed.
 * @template T
 * @param {{ lines?: Record<string, Promise<unknown>> }} context of the run
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export function inLine(context, name, work) {
  context.lines ??= {}
  const done = (context.lines[name] ?? Promise.resolve()).then(work)
  context.lines[name] = done.catch(() => undefined)
  return done
}
