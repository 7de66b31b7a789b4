import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { command } from '../../shared/command.mjs'
import { fromRoot } from '../../shared/paths.mjs'
import { builtNative } from '../builds/native.mjs'
import { serverEnv } from '../builds/server.mjs'
import { apiPort } from '../builds/weapp.mjs'

/**
 * Measures what the native app of a platform mounts and how often it crosses the bridge. Each budget counts as a test.
 * @param {'android' | 'ios'} platform
 */
export async function measureNative(context, platform) {
  const report = path.join(context.reports, `native-measures-${platform}.json`)
  const { code } = await command(
    process.execPath,
    [
      '--import',
      'tsx',
      fromRoot('tests/e2e/native-measures/run.ts'),
      ...['--platform', platform, '--native', await builtNative(context, platform)],
      ...['--port', String(await apiPort(context, 'native')), '--report', report],
    ],
    { name: `measures on ${platform}`, allowFailure: true, show: true, env: await serverEnv(context) },
  )
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { passed, failed } = JSON.parse(readFileSync(report, 'utf8'))
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed }
}
