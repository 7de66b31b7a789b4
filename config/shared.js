// Plain JavaScript: Taro compiles TypeScript only in the config folder of the target that it builds, and native/config
// needs this file too.
const path = require('node:path')

const root = path.resolve(__dirname, '..')

/** Sizes in the styles are those at a width of 375 px. */
const DESIGN_WIDTH = 375
const DEVICE_RATIO = { 640: 1.17, 750: 1, 375: 2, 828: 0.905 }

const alias = { '@': path.join(root, 'src'), '@contract': path.join(root, 'contract') }

/** contract/ is beside src/, so Babel must include it. */
const compile = { include: [path.join(root, 'contract')] }

/**
 * What is fixed at build time: the address of the API, which is the page's own origin on H5 and absolute elsewhere, and
 * whether the app says in the console why it cannot use an answer. Throws when a mini-program or native build has no
 * address, because its bundle could not reach a server.
 * @param {string} target
 * @returns {Record<string, string>}
 */
function apiConstants(target) {
  const address = process.env.TARO_APP_API ?? ''
  if (target !== 'h5' && !/^https?:\/\//.test(address)) {
    throw new Error(`TARO_APP_API must be the absolute address of the API for a ${target} build`)
  }
  return {
    'process.env.TARO_APP_API': JSON.stringify(address.replace(/\/$/, '')),
    'process.env.TARO_APP_EXPLAIN': JSON.stringify(process.env.TARO_APP_EXPLAIN ?? ''),
  }
}

module.exports = { root, DESIGN_WIDTH, DEVICE_RATIO, alias, compile, apiConstants }
