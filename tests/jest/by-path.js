// Files in the order of their paths. jest's own order is that of its cache, which a fresh clone does not have.
const { default: Sequencer } = require('@jest/test-sequencer')

const byPath = (a, b) => (a.path < b.path ? -1 : 1)

module.exports = class extends Sequencer {
  sort(tests) {
    return [...tests].sort(byPath)
  }
}
