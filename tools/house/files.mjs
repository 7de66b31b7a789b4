// Figures about files: folders with too many of them, files that only re-export, and the files of a language.
import path from 'node:path'

/** With more files than this, a folder is hard to search. */
export const MOST_FILES = 30

/** Pictures and generated files, which nobody searches by hand. */
const LISTED = /^(server\/app\/demo\/media|src\/kit\/icon\/glyphs)(\/|$)/

/**
 * Folders that contain more than MOST_FILES source files directly.
 * @param {string[]} files from the repository's root
 * @returns {{ folder: string, count: number }[]} the fullest first
 */
export function fullFolders(files) {
  const counts = new Map()
  for (const file of files) {
    const folder = path.posix.dirname(file)
    if (LISTED.test(folder)) continue
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([folder, count]) => ({ folder, count }))
    .sort((a, b) => b.count - a.count)
}

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
