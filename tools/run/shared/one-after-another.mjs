/**
 * What each of these answers, in order; the next begins when the one before has ended.
 * @template T
 * @param {(() => Promise<T>)[]} works
 * @returns {Promise<T[]>}
 */
export async function oneAfterAnother(works) {
  const answers = []
  for (const work of works) answers.push(await work())
  return answers
}
