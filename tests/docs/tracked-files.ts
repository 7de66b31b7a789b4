/** The files of the repository as Git lists them, including those that are not added yet. */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

export const ROOT = path.join(__dirname, '../..')

const LIST = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']

export const FILES: readonly string[] = execFileSync('git', LIST, {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 64_000_000,
})
  .split('\0')
  .filter((file) => file !== '' && fs.existsSync(path.join(ROOT, file)))

export const read = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8')
