/**
 * Does the work after all that was asked for under the same name before, whatever became of it.
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
