/**
 * Runs the works in order, each after the previous one has ended, and returns their results.
 * @template T
 * @param {(() => Promise<T>)[]} works
 * @returns {Promise<T[]>}
 */
export async function oneAfterAnother(works) {
  const answers = []
  for (const work of works) answers.push(await work())
  return answers
}
