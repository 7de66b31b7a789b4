// Our paths are plain text, without patterns: the router's path-to-regexp would weigh 3 kB for comparing them.
export function match(path, { end = true } = {}) {
  const found = (part) => ({ path: part, index: 0, params: {} })
  // the root of the table: every page is below it
  if (!end) return (pathname) => pathname.startsWith(path) && found(path)
  return (pathname) => [path].flat().includes(pathname) && found(pathname)
}
