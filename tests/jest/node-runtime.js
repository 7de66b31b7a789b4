// Loads packages that the server's tests share once per worker process, outside jest's sandbox. Inside it each test file
// evaluates them again, which took half of the time of a short test. What a test mocks is never loaded here: jest asks
// this only for the real module.
const { createRequire } = require('node:module')
const CachingRuntime = require('./runtime')

/** They keep no state that a test changes. */
const SHARED = /^(drizzle-orm|fastify|pg|@sinclair\/typebox|@node-rs\/argon2|stripe|ioredis)(\/|$)/

module.exports = class SharingRuntime extends CachingRuntime {
  requireModule(from, name, ...rest) {
    if (!name || !SHARED.test(name) || from.includes('/node_modules/')) return super.requireModule(from, name, ...rest)
    return createRequire(from)(name)
  }
}
