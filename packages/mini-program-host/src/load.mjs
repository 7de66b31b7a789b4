import { register } from 'tsx/esm/api'

register()

/** A module of the host from its source: what `bin/` uses in the repository. */
export const load = (name) => import(`./${name}.ts`)
