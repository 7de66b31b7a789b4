import { existsSync } from 'node:fs'

/** Where the sources are, they run themselves: nothing has to be built to try a change. */
const SOURCES = new URL('../src/load.mjs', import.meta.url)

/** A module of the host by its name. */
export const load = existsSync(SOURCES) ? (await import(SOURCES)).load : (name) => import(`../dist/${name}.js`)
