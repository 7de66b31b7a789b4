/**
 * A run's own folder for temporary files and caches (jest, Metro, tsx, Playwright), so that two runs, and two checkouts,
 * share none. It lies outside the checkout: packages that a test installs must not find the project's.
 */
import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { isAlive } from './alive.mjs'

const PREFIX = 'souk-run-'
const PID = 'pid'
const POSTMASTER = path.join('postgres', 'postmaster.pid')

const firstNumber = (file) => Number(readFileSync(file, 'utf8').split('\n')[0])

/** A run that was killed could not stop its PostgreSQL: nobody else asks that one. */
function stopDatabase(folder) {
  const file = path.join(folder, POSTMASTER)
  if (!existsSync(file)) return
  const pid = firstNumber(file)
  if (pid > 0 && isAlive(pid)) execFileSync('kill', ['-QUIT', String(pid)])
}

/** Removes what killed runs have left beside this folder. */
function clearUp(parent) {
  for (const name of readdirSync(parent).filter((each) => each.startsWith(PREFIX))) {
    const folder = path.join(parent, name)
    const file = path.join(folder, PID)
    if (!existsSync(file) || isAlive(firstNumber(file))) continue
    stopDatabase(folder)
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Makes the folder in the system's one for temporary files, and has this process and all that it starts use it for temporary files.
 * @returns {{ folder: string, remove: () => void }}
 */
export function temporaryFolder(parent = os.tmpdir()) {
  clearUp(parent)
  const folder = mkdtempSync(path.join(parent, PREFIX))
  writeFileSync(path.join(folder, PID), String(process.pid))
  // PostgreSQL's user has to reach its data in it
  chmodSync(folder, 0o711)
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = folder
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
