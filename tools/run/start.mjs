// `npm start`: installs what is missing, builds the web app when its sources have changed, and runs the server. This
// file uses only syntax that any Node can read, so that an old one prints a sentence instead of a syntax error.
import { requireNode } from './shared/node-version.mjs'

if (requireNode()) {
  import('./start/start.mjs').then(({ start }) => start())
}
