// How a test starts the server or one of its commands: from the production build if the run has made one
// (SOUK_TEST_SERVER is its folder), or else from its sources.
const path = require('node:path')

const SOURCES = { main: 'server/app/main.ts', ops: 'server/app/cli/main.ts', seed: 'server/app/cli/seed.ts' }

/**
 * The arguments for Node, from the repository's root.
 * @param {'main' | 'ops' | 'seed'} program
 * @returns {string[]}
 */
function serverCommand(program) {
  const built = process.env.SOUK_TEST_SERVER
  return built ? [path.join(built, `${program}.js`)] : ['--import', 'tsx', SOURCES[program]]
}

module.exports = { serverCommand }
