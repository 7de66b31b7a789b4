import { existsSync } from 'node:fs'

/** In the repository the sources run directly, so that a change needs no build. */
const SOURCES = new URL('../src/load.mjs', import.meta.url)

/** A module of the host by its name. */
export const load = existsSync(SOURCES) ? (await import(SOURCES)).load : (name) => import(`../dist/${name}.js`)
