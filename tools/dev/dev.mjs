// `npm run dev`: the server and one target, both rebuilt as you write; `npm run dev -- weapp` for another than H5.
import { requireNode } from '../run/shared/node-version.mjs'

if (requireNode()) import('./run.mjs').then(({ dev }) => dev(process.argv.slice(2)))
