import path from 'node:path'
import { buildTarget } from '../../shared/build.mjs'
import { command } from '../../shared/command.mjs'
import { fromRoot } from '../../shared/paths.mjs'
import { checks } from '../check.mjs'
import { builtH5 } from '../h5.mjs'

/** Compiled into the bundles, and reached by nothing. */
const TARO_APP_API = 'https://souk.test'

export const build = {
  name: 'build',
  title: 'Builds of the three targets, and their sizes',
  run(context) {
    const built = (target, folder) => buildTarget(target, path.join(context.folder, folder), { TARO_APP_API })
    return checks(
      { name: 'web app', run: () => builtH5(context) },
      { name: 'mini-program', run: () => built('weapp', 'weapp') },
      { name: 'native app, Android', run: () => built('android', 'native') },
      { name: 'native app, iOS', run: () => built('ios', 'native') },
      {
        name: 'size report',
        run: async () => {
          const report = fromRoot('tools/size-report/size-report.mjs')
          const { output } = await command(process.execPath, [report, context.folder], { name: 'sizes' })
          console.log(output.trimEnd())
        },
      },
    )
  },
}
