import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

const DEBIAN = '/usr/lib/postgresql'

export const isRoot = () => process.getuid?.() === 0

/** The folder of PostgreSQL's newest programs, or null if they are not installed. */
export function postgresPrograms() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => path.join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ]
  return folders.find((folder) => existsSync(path.join(folder, 'initdb'))) ?? null
}

/**
 * Runs one of them and returns its output. PostgreSQL refuses to run as root, so root runs it as the user `postgres`.
 * @param {string} folder of the programs
 * @param {string} program
 * @param {readonly string[]} args
 * @returns {string}
 */
export function runProgram(folder, program, args) {
  const all = [path.join(folder, program), ...args]
  const [file, ...rest] = isRoot() ? ['runuser', '-u', 'postgres', '--', ...all] : all
  // not inherited: a server that it starts would keep these pipes open
  return execFileSync(file, rest, { cwd: '/', encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}

/** Gives root's new folder to the user that PostgreSQL runs as. */
export function giveToPostgres(folder) {
  if (isRoot()) execFileSync('chown', ['postgres', folder])
}

/** Makes the files of a cluster that only this machine reaches, without a password. */
export function initialise(folder, data) {
  const locale = ['-E', 'UTF8', '--locale=C.UTF-8']
  runProgram(folder, 'initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', ...locale])
}
