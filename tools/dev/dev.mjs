// `npm run dev`: runs the server and one target, and rebuilds both when files change; `npm run dev -- weapp` for a
// target other than H5.
import { requireNode } from '../run/shared/node-version.mjs'

if (requireNode()) import('./run.mjs').then(({ dev }) => dev(process.argv.slice(2)))
