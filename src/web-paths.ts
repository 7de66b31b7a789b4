import { ALIASES, namesOn, ROUTES } from './routes'

/**
 * The pages that the web shows under another path, and still finds by their own, which links of other targets name; `/`
 * is left to src/lazy/home-address.ts. The build reads the default export, as it does of app.config.
 */
const paths: Record<string, string[]> = {}
for (const name of namesOn('h5')) {
  const alias = ALIASES[name]
  if (alias !== undefined && alias !== '/') paths[ROUTES[name].path] = [alias, `/${ROUTES[name].path}`]
}

export default paths
