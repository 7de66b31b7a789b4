// Before a command that needs more than `npm start` has installed: installs everything, unless it is there.
import { ensureInstalled } from './shared/install.mjs'

await ensureInstalled('full')
