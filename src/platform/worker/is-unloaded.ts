/** Whether webpack could not load a script or a style sheet; any other error of an `import()` came from the code itself. */
export function isUnloaded(error: unknown): boolean {
  const { name, code } = Object(error) as { name?: string; code?: string }
  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED'
}
