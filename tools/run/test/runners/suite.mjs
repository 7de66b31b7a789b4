import { mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { command } from '../../shared/command.mjs'
import { fromRoot } from '../../shared/paths.mjs'
import { playwrightSums } from './playwright.mjs'
import { serverEnv } from '../builds/server.mjs'

/**
 * Runs a suite that has its own program several times in a row, and adds up all its reports.
 * @param {{ reports: string, files?: readonly string[] }} context of the run; with `files` only these are run
 * @param {object} suite
 * @param {string} suite.name the beginning of its reports' names
 * @param {string} suite.script from the repository's root
 * @param {string[]} suite.args of the script, besides the reports' folder and the number of repetitions
 * @param {number} suite.reports the number of reports per run
 * @param {number} suite.times
 * @param {Record<string, string>} [suite.env]
 */
export async function playSuite(context, { name, script, args, reports: each, times, env = {} }) {
  // the conformance page reads the reports in the run's folder: the first run
  const reports = times > 1 ? path.join(context.reports, 'repeated') : context.reports
  mkdirSync(reports, { recursive: true })
  const { code } = await command(
    process.execPath,
    [
      ...['--import', 'tsx', fromRoot(script), ...args, '--reports', reports, '--times', String(times)],
      ...(context.files ?? []).flatMap((file) => ['--file', file]),
    ],
    { name, allowFailure: true, show: true, env: { ...env, ...(await serverEnv(context)) } },
  )
  const isReport = (file) => file.startsWith(`${name}-`) && file.endsWith('.playwright.json')
  const found = readdirSync(reports).filter(isReport)
  const sums = found.map((file) => playwrightSums(path.join(reports, file), 0))
  const total = (what) => sums.reduce((sum, one) => sum + one[what], 0)
  const failed = total('failed') + each * times - found.length
  return { passed: total('passed'), failed: failed === 0 && code !== 0 ? 1 : failed, skipped: total('skipped') }
}
