// Databases of earlier versions under today's server, on the engine that DATABASE_URL names, else on the embedded one.
// Each test makes a database of its own on that server, so that nothing is filled for all.
const { globalSetup: _, ...faults } = require('../faults/jest.config.js')

module.exports = {
  ...faults,
  displayName: 'upgrade',
  testEnvironment: '<rootDir>/tests/jest/node-environment.js',
  // an archive there and back is in the run of everything
  testMatch: [`<rootDir>/tests/upgrade/**/${process.env.SOUK_GATE === '1' ? 'upgrade' : '*'}.upgrade.ts`],
  moduleNameMapper: { ...faults.moduleNameMapper, '^@electric-sql/pglite$': '<rootDir>/tests/jest/pglite.js' },
}
