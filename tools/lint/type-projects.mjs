/**
 * What tsc checks: `npm run types` every project, `npm run check` those that a change touches.
 * @typedef {object} TypeProject
 * @property {string} name
 * @property {string} file its tsconfig, from the root
 * @property {RegExp} touchedBy files on which a change of its types depends
 * @property {true} [near] a file that imports a changed one counts as changed, too
 * @property {true} [native] it cannot be checked without React Native, which a slim install leaves out
 */

/** @type {readonly TypeProject[]} */
const PROJECTS = [
  { name: 'the app', file: 'tsconfig.json', touchedBy: /^(src|config|contract|types)\/.*\.tsx?$|^tsconfig\.json$/ },
  {
    name: 'the console',
    file: 'console/tsconfig.json',
    touchedBy: /^(console|contract)\/.*\.(tsx?|json)$|^tsconfig\.json$/,
  },
  {
    name: 'the server',
    file: 'tsconfig.server.json',
    touchedBy: /^(server|contract|types)\/.*\.ts$|^tsconfig(\.server)?\.json$/,
  },
  {
    name: 'the tests',
    file: 'tsconfig.tests.json',
    touchedBy: /^(server|contract|tests|tools|packages|types)\/.*\.(ts|mjs|js)$|^tsconfig[^/]*\.json$/,
  },
  {
    name: 'the native app',
    file: 'native/tsconfig.json',
    touchedBy: /\.rn\.(test\.)?tsx?$|^(native\/)?tsconfig\.json$/,
    near: true,
    native: true,
  },
]

/**
 * The projects that can be checked.
 * @param {boolean} hasNative whether React Native is installed
 * @returns {readonly TypeProject[]}
 */
export const typeProjects = (hasNative) => PROJECTS.filter(({ native }) => hasNative || !native)
