// The app's paths are plain text without patterns, so comparing them needs no path-to-regexp, which has 3 kB.
export function match(path, { end = true } = {}) {
  const found = (part) => ({ path: part, index: 0, params: {} })
  // the root of the table: every page is below it
  if (!end) return (pathname) => pathname.startsWith(path) && found(path)
  return (pathname) => [path].flat().includes(pathname) && found(pathname)
}
