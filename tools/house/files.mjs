// Figures about files: those that only re-export or rename.
const withoutComments = (source) => source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')

/** Whether a module of at most `most` lines only re-exports, or only renames a call. */
export function onlyPassesOn(source, most = 8) {
  const lines = withoutComments(source)
    .split('\n')
    .filter((line) => line.trim() !== '')
  if (lines.length === 0 || lines.length > most) return false
  const own = lines.filter((line) => !/^import\b/.test(line)).join('\n')
  return own.split(/\n(?=export\b)/).every((part) => /^export (type )?(\*|\{[^}]*\}) from '/.test(part.trim()))
}
