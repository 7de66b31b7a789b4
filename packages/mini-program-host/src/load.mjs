import { register } from 'tsx/esm/api'

register()

/** Loads a module of the host from its source; `bin/` uses it in the repository. */
export const load = (name) => import(`./${name}.ts`)
