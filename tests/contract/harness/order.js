// The judged searches come first: they are about the demo shop as it was filled, and other files add products to it.
const { default: Sequencer } = require('@jest/test-sequencer')

const FIRST = /search-queries\.contract\.ts$/

module.exports = class extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests)
    const isFirst = ({ path }) => FIRST.test(path)
    return [...sorted.filter(isFirst), ...sorted.filter((test) => !isFirst(test))]
  }
}
