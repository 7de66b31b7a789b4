// What can be said of files by reading them: folders that hold too many, files that only pass on, how many a language has.
import path from 'node:path'

/** More files than this in one folder make it hard to find anything. */
export const MOST_FILES = 30

/** Pictures and generated files; nobody browses them. */
const LISTED = /^(server\/app\/demo\/media|src\/kit\/icon\/glyphs)(\/|$)/

/**
 * Folders with more source files of their own than MOST_FILES.
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

/** Whether a module of at most `most` lines does nothing but re-export, or give another name to a call. */
export function onlyPassesOn(source, most = 8) {
  const lines = withoutComments(source)
    .split('\n')
    .filter((line) => line.trim() !== '')
  if (lines.length === 0 || lines.length > most) return false
  const own = lines.filter((line) => !/^import\b/.test(line)).join('\n')
  return own.split(/\n(?=export\b)/).every((part) => /^export (type )?(\*|\{[^}]*\}) from '/.test(part.trim()))
}
