import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { command } from '../../shared/command.mjs'
import { installApart } from '../../shared/apart.mjs'
import { fromRoot } from '../../shared/paths.mjs'
import { builtWeapp } from '../builds/weapp.mjs'

export const wechat = {
  name: 'wechat',
  cores: 1,
  shard: 4,
  reports: [],
  inputs: ['src', 'contract', 'config', 'tools/judges', 'project.config.json'],
  installs: [() => installApart('tools/judges', 'Installing WeChat’s checker and compilers')],
  title: 'WeChat’s own checker and compilers on the built mini-program, without the network',
  async run(context) {
    const program = await builtWeapp(context)
    const report = path.join(context.folder, 'wechat.json')
    const { code } = await command(
      process.execPath,
      [fromRoot('tools/judges/wechat.mjs'), program, '--report', report],
      { name: 'WeChat’s judges', allowFailure: true, show: true },
    )
    if (!existsSync(report)) return { passed: 0, failed: 1 }
    const { passed, failed } = JSON.parse(readFileSync(report, 'utf8'))
    return { passed, failed: failed === 0 && code !== 0 ? 1 : failed }
  },
}
