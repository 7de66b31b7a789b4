import { ALIASES, namesOn, ROUTES } from './routes'

/**
 * The pages that the web shows under a shorter path. Each is still found under its own path, which links from other
 * targets use. src/lazy/home-address.ts handles `/`. The build reads the default export, as it does for app.config.
 */
const paths: Record<string, string[]> = {}
for (const name of namesOn('h5')) {
  const alias = ALIASES[name]
  if (alias !== undefined && alias !== '/') paths[ROUTES[name].path] = [alias, `/${ROUTES[name].path}`]
}

export default paths
