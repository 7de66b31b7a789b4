import type { Chunk, ChunkGraph, Module } from 'webpack'

interface PathData {
  readonly filename?: string
  readonly module?: Module
  readonly chunkGraph?: ChunkGraph
}

/** The package that contains all these chunks; undefined for the main package, and when there are several. */
export function packageOfChunks(names: readonly string[], roots: readonly string[]): string | undefined {
  const owners = new Set(names.map((name) => roots.find((root) => name.startsWith(`${root}/`))))
  return owners.size === 1 ? [...owners][0] : undefined
}

/** Where a picture is written: beside the screens of the only subpackage that shows it, else in the main package. */
export function picturePlace(roots: readonly string[]) {
  return ({ filename = '', module, chunkGraph }: PathData): string => {
    const place = filename.replace(/^src\//, '')
    if (module === undefined || chunkGraph === undefined) return place
    const chunks: Chunk[] = [...chunkGraph.getModuleChunksIterable(module)]
    const root = packageOfChunks(
      chunks.map(({ name }) => name ?? ''),
      roots,
    )
    return root === undefined ? place : `${root}/${place}`
  }
}
