import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const ROOT = path.join(__dirname, '../..')

// an array: git knows what belongs to the project, changes that are not committed with it
const FILES = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']

/**
 * A copy of the project in a folder of its own, with the packages of the original. Not under `.tmp`, where jest looks
 * for no tests. The caller removes it.
 */
export function copyProject(): string {
  const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'souk-mutants-'))
  const names = execFileSync('git', FILES, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26 }).split('\0')
  for (const name of names.filter((one) => one !== '' && fs.existsSync(path.join(ROOT, one)))) {
    const to = path.join(folder, name)
    fs.mkdirSync(path.dirname(to), { recursive: true })
    fs.copyFileSync(path.join(ROOT, name), to)
  }
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
  return folder
}
