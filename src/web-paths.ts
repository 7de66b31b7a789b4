import { ROUTES } from './routes'

/**
 * The pages that the web shows under another path, and still finds by their own, which links of other targets name; `/`
 * is left to src/lazy/home-address.ts. The build reads the default export, as it does of app.config.
 */
const paths: Record<string, string[]> = {}
for (const screen of Object.values(ROUTES)) {
  if ('alias' in screen && screen.alias !== '/') paths[screen.path] = [screen.alias, `/${screen.path}`]
}

export default paths
