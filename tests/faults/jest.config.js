// Faults of a real server process, on the database of DATABASE_URL or else on the embedded one. Faults of a database
// server need one; faults that do not depend on the database run once.
const ES_MODULES = require('../jest/es-modules')
const { patient } = require('../jest/patience')

const faults = process.env.DATABASE_URL ? '{fault,postgres-fault}' : '{fault,embedded-fault}'
module.exports = {
  displayName: 'faults',
  rootDir: '../..',
  testEnvironment: '<rootDir>/tests/jest/node-environment.js',
  runtime: '<rootDir>/tests/jest/node-runtime.js',
  testMatch: [`<rootDir>/tests/faults/**/*.${faults}.ts`],
  moduleFileExtensions: ['ts', 'js', 'mjs', 'cjs', 'json', 'node'],
  transformIgnorePatterns: ES_MODULES,
  transform: { '^.+\\.(mjs|[tj]sx?)$': '<rootDir>/tests/jest/swc-node.js' },
  moduleNameMapper: {
    '^@contract/(.*)$': '<rootDir>/contract/$1',
    '^@electric-sql/pglite$': '<rootDir>/tests/jest/pglite.js',
  },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/native/', '<rootDir>/.tmp/'],
  globalSetup: '<rootDir>/tests/faults/set-up.js',
  maxWorkers: 1,
  // the long form: fifty kills, a minute of four servers
  testTimeout: process.env.SOUK_LONG === '1' ? 3_600_000 : patient(300_000),
  testSequencer: '<rootDir>/tests/jest/by-path.js',
}
