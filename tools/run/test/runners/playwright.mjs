import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { command, tail } from '../../shared/command.mjs'
import { fromRoot } from '../../shared/paths.mjs'
import { serverEnv } from '../builds/server.mjs'

/**
 * Adds up a JSON report of Playwright. A test that passed on its second try counts as failed, and a run that ended with
 * an error has at least one failure.
 * @param {string} report
 * @param {number | string} code with which the run ended
 */
export function playwrightSums(report, code) {
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 }
  const { stats, errors } = JSON.parse(readFileSync(report, 'utf8'))
  const failed = stats.unexpected + stats.flaky + (stats.unexpected === 0 ? errors.length : 0)
  return { passed: stats.expected, failed: failed === 0 && code !== 0 ? 1 : failed, skipped: stats.skipped }
}

/**
 * Runs the suite of a Playwright configuration and adds up its report, which stays in the run's folder for the
 * conformance page.
 * @param {{ reports: string, files?: readonly string[], projects?: readonly string[] }} context of the run; with `files`
 * only these are run, with `projects` only those of them
 * @param {string} name of the report, and of the folder for the tests' output
 * @param {string} config from the repository's root
 * @param {Record<string, string>} env for the suite
 */
export async function playwright(context, name, config, env) {
  const { reports, files = [], projects = [] } = context
  const report = path.join(reports, `${name}.playwright.json`)
  const { code, output } = await command(
    process.execPath,
    [
      fromRoot('node_modules/@playwright/test/cli.js'),
      'test',
      '--config',
      config,
      ...files,
      ...projects.map((project) => `--project=${project}`),
    ],
    {
      name,
      allowFailure: true,
      show: true,
      env: {
        ...env,
        ...(await serverEnv(context)),
        SOUK_TEST_FOLDER: path.join(reports, name),
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
    },
  )
  if (!existsSync(report)) console.error(tail(output))
  return playwrightSums(report, code)
}
