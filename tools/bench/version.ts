/** A version of the project as a built server with a database of its own. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')

export interface Version {
  /** The folder of its built server. */
  readonly server: string
  remove(): void
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()

function build(tree: string): string {
  const server = path.join(tree, '.tmp/bench/server')
  execFileSync(process.execPath, [path.join(tree, 'tools/build/server.mjs'), '--out', server], { stdio: 'ignore' })
  return server
}

/** The working tree as it is. */
export function present(): Version {
  const server = build(ROOT)
  return { server, remove: () => rmSync(server, { recursive: true, force: true }) }
}

const lockfile = (tree: string) => readFileSync(path.join(tree, 'package-lock.json'), 'utf8')

/** A commit, checked out beside the working tree; with other packages than this one it gets its own. */
export function earlier(commit: string): Version {
  const tree = path.join(mkdtempSync(path.join(os.tmpdir(), 'souk-bench-')), 'tree')
  const remove = () => {
    git('worktree', 'remove', '--force', tree)
    rmSync(path.dirname(tree), { recursive: true, force: true })
  }
  git('worktree', 'add', '--quiet', '--detach', tree, commit)
  try {
    if (lockfile(tree) === lockfile(ROOT)) symlinkSync(path.join(ROOT, 'node_modules'), path.join(tree, 'node_modules'))
    else execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: tree, stdio: 'ignore' })
    mkdirSync(path.join(tree, '.tmp'), { recursive: true })
    return { server: build(tree), remove }
  } catch (error) {
    remove()
    throw error
  }
}

/** The newest release before this commit; null if there is none yet. */
export function newestRelease(): string | null {
  const tags = git('tag', '--list', 'v*', '--sort=-version:refname', '--merged', 'HEAD^').split('\n')
  return tags.find((tag) => tag !== '') ?? null
}

/** The short name of a commit, with a mark when the working tree has changes. */
export const nameOf = (commit: string | null): string =>
  commit === null ? git('describe', '--always', '--dirty') : git('rev-parse', '--short', commit)
