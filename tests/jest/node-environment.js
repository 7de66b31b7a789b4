// The embedded database loads its files by import(), which jest's sandbox does not offer: it is loaded outside
const { TestEnvironment } = require('jest-environment-node')

/** What shared packages make outside (runtime.js), and the sources ask for with `instanceof`. */
const MADE_OUTSIDE = { Error, TypeError, RangeError, SyntaxError, Promise }

const isInstance = Function.prototype[Symbol.hasInstance]

/** Has a class of the sandbox know the instances of its namesake outside; classes that extend it stay as they are. */
function knows(inside, outside) {
  Object.defineProperty(inside, Symbol.hasInstance, {
    value(instance) {
      return isInstance.call(this, instance) || (this === inside && isInstance.call(outside, instance))
    },
  })
}

module.exports = class NodeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    this.global.loadOutside = (name) => require(name)
    for (const [name, outside] of Object.entries(MADE_OUTSIDE)) knows(this.global[name], outside)
  }
}
