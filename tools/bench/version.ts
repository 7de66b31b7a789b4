/** A version of the project as a built server with a database of its own. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')

export interface Version {
  /** The folder of its built server. */
  readonly server: string
  /** The folder that its web app is built into, if that was asked for. */
  readonly web: string
  remove(): void
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()

function build(tree: string, withWeb: boolean): Omit<Version, 'remove'> {
  const node = (script: string, ...args: readonly string[]) =>
    execFileSync(process.execPath, [path.join(tree, script), ...args], {
      cwd: tree,
      stdio: 'ignore',
      env: { ...process.env, NODE_ENV: 'production', TARO_APP_API: '' },
    })
  const server = path.join(tree, '.tmp/bench/server')
  const web = path.join(tree, '.tmp/bench/h5')
  node('tools/build/server.mjs', '--out', server)
  if (withWeb) {
    node('tools/build/build.mjs', 'h5', '--out', web)
    node('server/build/precompress.mjs', web)
  }
  return { server, web }
}

/** The working tree as it is, on request with its web app. */
export function present(withWeb = false): Version {
  const built = build(ROOT, withWeb)
  return { ...built, remove: () => rmSync(path.dirname(built.server), { recursive: true, force: true }) }
}

const lockfile = (tree: string) => readFileSync(path.join(tree, 'package-lock.json'), 'utf8')

/** A commit, checked out beside the working tree; with other packages than this one it gets its own. */
export function earlier(commit: string, withWeb = false): Version {
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
    return { ...build(tree, withWeb), remove }
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
