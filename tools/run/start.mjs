// `npm start`: installs what is missing, builds the web app when its sources changed, and runs the server.
// This file is kept to syntax that any Node can read, so that an old one gets a sentence and no syntax error.
import { requireNode } from './shared/node-version.mjs'

if (requireNode()) {
  import('./start/start.mjs').then(({ start }) => start())
}
