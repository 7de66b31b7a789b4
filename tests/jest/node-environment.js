// The embedded database loads its files by import(), which jest's sandbox does not offer: it is loaded outside
const { types } = require('node:util')
const { TestEnvironment } = require('jest-environment-node')

const isInstance = Function.prototype[Symbol.hasInstance]

/** Whether a value is an error of that name or of a class that extends it, in whichever realm it was made. */
function isErrorOf(name, value) {
  if (!types.isNativeError(value)) return false
  for (let kind = Object.getPrototypeOf(value); kind; kind = Object.getPrototypeOf(kind)) {
    if (kind.constructor?.name === name) return true
  }
  return false
}

/** What shared packages (runtime.js) and the sources make for each other, and both ask for with `instanceof`. */
const EXCHANGED = {
  Error: types.isNativeError,
  Promise: types.isPromise,
  ...Object.fromEntries(
    ['TypeError', 'RangeError', 'SyntaxError'].map((name) => [name, (value) => isErrorOf(name, value)]),
  ),
}

/** Has the classes of a realm know the instances of their namesakes elsewhere; classes that extend them stay as they are. */
function knowEachOther(realm) {
  for (const [name, isOne] of Object.entries(EXCHANGED)) {
    const own = realm[name]
    Object.defineProperty(own, Symbol.hasInstance, {
      configurable: true,
      value(value) {
        return isInstance.call(this, value) || (this === own && isOne(value))
      },
    })
  }
}

knowEachOther(globalThis)

module.exports = class NodeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    this.global.loadOutside = (name) => require(name)
    knowEachOther(this.global)
  }
}
