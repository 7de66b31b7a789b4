// Faults of a real server process, on the engine that DATABASE_URL names, else on the embedded one.
module.exports = {
  displayName: 'faults',
  rootDir: '../..',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/faults/**/*.fault.ts'],
  moduleFileExtensions: ['ts', 'js', 'mjs', 'cjs', 'json', 'node'],
  transform: { '^.+\\.[tj]sx?$': '<rootDir>/tests/jest/babel-node.js' },
  moduleNameMapper: { '^@contract/(.*)$': '<rootDir>/contract/$1' },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/native/', '<rootDir>/.tmp/'],
  maxWorkers: 1,
  testTimeout: 300_000,
}
