/**
 * Stages that passed are kept with the hash of their inputs, so that a run of everything can be resumed and plays only
 * what a change reaches. CI keeps none: its checkout is new.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hashOf } from '../shared/hash.mjs'
import { reportsIn } from './failures.mjs'

/** What every stage depends on. */
const COMMON = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.server.json',
  'tsconfig.tests.json',
  'babel.config.js',
  'jest.config.js',
  '.npmrc',
  'tools/run',
  'tools/build',
  'tests/jest',
]

const own = (stage, reports) => reportsIn(reports).filter((name) => stage.reports.some((each) => name.startsWith(each)))

/** Settings that change what a stage does. */
const settings = () =>
  Object.entries(process.env)
    .filter(([name]) => /^(SOUK_LONG|SOUK_EVERYWHERE|TARO_APP_.*)$/.test(name))
    .sort()
    .join()

/**
 * What a stage is about to be played on, to be taken before it begins: files that change under it are another input.
 * @returns {string | null} null for a stage that is never kept
 */
export function inputsOf(stage, { kept, versions }) {
  if (!kept || !stage.inputs) return null
  return hashOf([...COMMON, ...stage.inputs], JSON.stringify([versions, settings()]))
}

/**
 * @typedef {object} Context
 * @property {string | null} kept the folder with what earlier runs left; null to keep nothing
 * @property {string} reports this run's folder
 * @property {object} versions of what the tests run on
 */

/**
 * The result of an earlier run on the same inputs, whose reports are copied into this run's; null if there is none.
 * @returns {{ sums: { passed: number, failed: number, skipped: number }, when: string } | null}
 */
export function earlierResult(stage, context, inputs) {
  if (!inputs) return null
  const folder = path.join(context.kept, stage.name)
  const file = path.join(folder, 'result.json')
  if (!existsSync(file)) return null
  const { inputs: before, ...result } = JSON.parse(readFileSync(file, 'utf8'))
  if (before !== inputs) return null
  for (const name of own(stage, folder)) copyFileSync(path.join(folder, name), path.join(context.reports, name))
  return result
}

/** Keeps the result of a stage in which nothing failed. */
export function keep(stage, context, inputs, sums) {
  if (!inputs) return
  const folder = path.join(context.kept, stage.name)
  rmSync(folder, { recursive: true, force: true })
  if (sums.failed > 0 || sums.passed === 0) return
  mkdirSync(folder, { recursive: true })
  for (const name of own(stage, context.reports))
    copyFileSync(path.join(context.reports, name), path.join(folder, name))
  const when = new Date().toISOString().slice(0, 16).replace('T', ' ')
  writeFileSync(path.join(folder, 'result.json'), JSON.stringify({ inputs, sums, when }))
}
