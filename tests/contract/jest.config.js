// The contract suite: every call of contract/all-calls.ts against a server of its own, on the engine that DATABASE_URL
// names, else on the embedded one. One worker, because the suite shares one server.
module.exports = {
  displayName: 'contract',
  rootDir: '../..',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/contract/**/*.contract.ts'],
  moduleFileExtensions: ['ts', 'js', 'mjs', 'cjs', 'json', 'node'],
  transform: { '^.+\\.[tj]sx?$': '<rootDir>/tests/jest/swc-node.js' },
  moduleNameMapper: { '^@contract/(.*)$': '<rootDir>/contract/$1' },
  // what the OpenAPI document says does not hang on the engine
  testPathIgnorePatterns: ['/node_modules/', ...(process.env.DATABASE_URL ? ['/typed-client/'] : [])],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/native/', '<rootDir>/.tmp/'],
  globalSetup: '<rootDir>/tests/contract/harness/set-up.js',
  globalTeardown: '<rootDir>/tests/contract/harness/tear-down.js',
  maxWorkers: 1,
  // the long form sends a thousand inputs to each call
  testTimeout: process.env.SOUK_LONG === '1' ? 900_000 : 30_000,
}
