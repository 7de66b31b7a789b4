import path from 'node:path'
import { buildTarget } from '../../shared/build.mjs'
import { command } from '../../shared/command.mjs'
import { fromRoot } from '../../shared/paths.mjs'
import { checks } from '../check.mjs'
import { builtH5 } from '../h5.mjs'
import { apiPort, builtWeapp } from '../weapp.mjs'

export const build = {
  name: 'build',
  title: 'Builds of the three targets, and their sizes',
  run(context) {
    const native = async (target) => {
      const TARO_APP_API = `http://127.0.0.1:${await apiPort(context)}`
      return buildTarget(target, path.join(context.folder, 'native'), { TARO_APP_API })
    }
    return checks(
      { name: 'web app', run: () => builtH5(context) },
      { name: 'mini-program', run: () => builtWeapp(context) },
      { name: 'native app, Android', run: () => native('android') },
      { name: 'native app, iOS', run: () => native('ios') },
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
