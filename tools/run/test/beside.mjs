/** Two cores: a stage that keeps both busy, or waits for a page or a phone that does, has nothing beside it. */
const CORES = 2

/**
 * @typedef {object} Stage
 * @property {1 | 2} cores that it keeps busy
 * @property {boolean} [last] it needs what the others leave
 */

const sum = (stages) => stages.reduce((total, { cores }) => total + cores, 0)

/** The next stage to start beside the running ones; undefined when there is none. */
function nextOf(waiting, underWay) {
  const others = waiting.filter(({ last }) => !last)
  if (others.length === 0 && underWay.length === 0) return waiting[0]
  return others.find(({ cores }) => sum(underWay) + cores <= CORES)
}

/**
 * Runs stages in order, as many at a time as there are cores for. One that does not fit lets later ones go first.
 * @template {Stage} T, A
 * @param {readonly T[]} stages
 * @param {(stage: T) => Promise<A>} run after a rejection no other stage starts
 * @returns {Promise<A[]>} in the order in which they ended
 */
export async function besideEachOther(stages, run) {
  const waiting = [...stages]
  const underWay = new Map()
  const answers = []
  const begin = (stage) => {
    waiting.splice(waiting.indexOf(stage), 1)
    const ended = run(stage).then((answer) => {
      underWay.delete(stage)
      answers.push(answer)
    })
    underWay.set(stage, ended)
  }
  try {
    while (waiting.length > 0 || underWay.size > 0) {
      const next = nextOf(waiting, [...underWay.keys()])
      if (next) begin(next)
      else await Promise.race(underWay.values())
    }
  } finally {
    await Promise.allSettled(underWay.values())
  }
  return answers
}
