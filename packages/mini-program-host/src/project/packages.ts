import type { AppConfig, Package } from '../types/project'
import { trimRoot } from './pages'

/** The packages as they are downloaded, the main one first, with the size of each. */
export function measurePackages(app: AppConfig, sizes: ReadonlyMap<string, number>): readonly Package[] {
  const subPackages = (app.subPackages ?? []).map(({ root, pages }) => ({ root: trimRoot(root), pages }))
  const bytes = new Map<string, number>()
  for (const [file, size] of sizes) {
    const root = packageOf(
      file,
      subPackages.map((one) => one.root),
    )
    bytes.set(root, (bytes.get(root) ?? 0) + size)
  }
  return [{ root: '', pages: app.pages }, ...subPackages].map(({ root, pages }) => ({
    root,
    pages: root === '' ? pages : pages.map((page) => `${root}/${page}`),
    bytes: bytes.get(root) ?? 0,
  }))
}

/** The root of the package that contains a file. */
export function packageOf(file: string, roots: readonly string[]): string {
  return roots.find((root) => root !== '' && file.startsWith(`${root}/`)) ?? ''
}
