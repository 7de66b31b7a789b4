/** How many stages run at once: while one waits for a page or a process, the other computes. */
const PLACES = 2

/**
 * @typedef {object} Stage
 * @property {boolean} [alone] it measures time, comes in the middle of something, leaves no core idle, or needs what all others leave
 * @property {string} [holds] what only one stage can have at a time
 */

/** The next stage to start beside the running ones; undefined when there is none. */
function nextOf(waiting, underWay) {
  if (underWay.length >= PLACES || underWay.some(({ alone }) => alone)) return undefined
  const barrier = waiting.findIndex(({ alone }) => alone)
  const free = barrier < 0 ? waiting : waiting.slice(0, barrier)
  const isHeld = ({ holds }) => holds !== undefined && underWay.some((other) => other.holds === holds)
  return free.find((stage) => !isHeld(stage)) ?? (barrier === 0 && underWay.length === 0 ? waiting[0] : undefined)
}

/**
 * Runs stages in order, two at a time. A stage that waits for something held by another lets later ones go first. A
 * stage that must be alone does not: all stages before it end first.
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
