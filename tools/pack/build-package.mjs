/** Builds the published content of a package: plain JavaScript for Node, and its declarations. */
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'
import { writeDeclarations } from './declarations.mjs'

/**
 * Builds a package's `src/` into its `dist/`, each entry at the place of its source. Its dependencies stay imports.
 * @param {object} options
 * @param {string} options.folder of the package
 * @param {readonly string[]} options.entries in src, which run in Node
 * @param {readonly string[]} options.typed entries with declarations; some have no code
 * @param {readonly import('esbuild').Plugin[]} [options.plugins]
 */
export async function buildPackage({ folder, entries, typed, plugins = [] }) {
  const [sources, out] = [path.join(folder, 'src'), path.join(folder, 'dist')]
  await rm(out, { recursive: true, force: true })
  await build({
    entryPoints: entries.map((entry) => path.join(sources, entry)),
    absWorkingDir: folder,
    outbase: sources,
    outdir: out,
    bundle: true,
    splitting: true,
    chunkNames: 'chunks/[hash]',
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
    plugins: [...plugins],
  })
  await writeDeclarations(sources, typed, out)
}
