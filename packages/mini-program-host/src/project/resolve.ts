import path from 'node:path'

/** Resolves a path in a file to a path from the project's root; undefined when it leads out of the project. */
export function resolveFrom(file: string, written: string): string | undefined {
  const joined = written.startsWith('/')
    ? path.posix.normalize(written).slice(1)
    : path.posix.join(path.posix.dirname(file), written)
  return joined.startsWith('..') ? undefined : joined
}

/**
 * The possible meanings of a path in `usingComponents`, the likeliest first: a file, a folder's index, an npm package.
 */
export function componentCandidates(file: string, written: string): string[] {
  const direct = resolveFrom(file, written)
  const found = direct === undefined ? [] : [direct, `${direct}/index`]
  if (/^[./]/.test(written)) return found
  const folders = path.posix.dirname(file).split('/')
  const packages = folders.map((_, index) => folders.slice(0, folders.length - index).join('/')).concat('.')
  const npm = packages.map((folder) => path.posix.join(folder, 'miniprogram_npm', written))
  return [...found, ...npm.flatMap((one) => [one, `${one}/index`])]
}
