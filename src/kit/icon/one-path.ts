const PATHS = /^(?:<path d="[^"]*"\/>)+$/

/**
 * The same outline as one path, where a glyph is made of paths alone: each is a view of its own on React Native. Not for
 * what is filled, where paths that lie over each other would leave holes.
 */
export function onePath(glyph: string): string {
  if (!PATHS.test(glyph)) return glyph
  // a small m at the beginning means the drawing's corner, and in the middle where the line before ended
  const parts = [...glyph.matchAll(/d="([^"]*)"/g)].map(([, path]) => (path.startsWith('m') ? `M0 0${path}` : path))
  return `<path d="${parts.join('')}"/>`
}
