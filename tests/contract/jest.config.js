// The contract suite: every call of contract/all-calls.ts against a separate server, with the database of DATABASE_URL
// or else the embedded one. One worker, because the suite shares one server.
const ES_MODULES = require('../jest/es-modules')
const { patient } = require('../jest/patience')

/** Sweeps through every call, in the run of everything: most of their cases end before the database is asked. */
const SWEEPS = ['hostile-text', 'bad-input', 'roles', 'idempotency', 'tokens', 'generated-input']
const gate = process.env.SOUK_GATE === '1'
const embedded = !process.env.DATABASE_URL
/** In the gate the embedded engine answers each call once; the suite is played on PostgreSQL, where there is one. */
const onlyOnce = gate && embedded && process.env.SOUK_TEST_POSTGRES

module.exports = {
  displayName: 'contract',
  rootDir: '../..',
  testEnvironment: '<rootDir>/tests/jest/node-environment.js',
  runtime: '<rootDir>/tests/jest/node-runtime.js',
  testMatch: [`<rootDir>/tests/contract/${onlyOnce ? 'every-call/all-calls' : '**/*'}.contract.ts`],
  moduleFileExtensions: ['ts', 'js', 'mjs', 'cjs', 'json', 'node'],
  transformIgnorePatterns: ES_MODULES,
  transform: { '^.+\\.(mjs|[tj]sx?)$': '<rootDir>/tests/jest/swc-node.js' },
  moduleNameMapper: { '^@contract/(.*)$': '<rootDir>/contract/$1' },
  // the OpenAPI document does not depend on the engine
  testPathIgnorePatterns: [
    '/node_modules/',
    ...(embedded ? [] : ['/typed-client/']),
    ...(gate ? SWEEPS.map((name) => `/every-call/${name}\\.`) : []),
  ],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/native/', '<rootDir>/.tmp/'],
  globalSetup: '<rootDir>/tests/contract/harness/set-up.js',
  globalTeardown: '<rootDir>/tests/contract/harness/tear-down.js',
  testSequencer: '<rootDir>/tests/contract/harness/order.js',
  maxWorkers: 1,
  // the long form sends a thousand inputs to each call
  testTimeout: process.env.SOUK_LONG === '1' ? 900_000 : patient(120_000),
}
