const PATHS = /^(?:<path d="[^"]*"\/>)+$/

/**
 * Merges the paths of a glyph into one, because each path is a view on React Native. Not for filled glyphs, where
 * overlapping paths would leave holes.
 */
export function onePath(glyph: string): string {
  if (!PATHS.test(glyph)) return glyph
  // a small m at the beginning means the drawing's corner, and in the middle where the line before ended
  const parts = [...glyph.matchAll(/d="([^"]*)"/g)].map(([, path = '']) =>
    path.startsWith('m') ? `M0 0${path}` : path,
  )
  return `<path d="${parts.join('')}"/>`
}
