// The embedded database loads its files by import(), which jest's sandbox does not offer: it is loaded outside
const { TestEnvironment } = require('jest-environment-node')

module.exports = class NodeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    this.global.loadOutside = (name) => require(name)
  }
}
