import path from 'node:path'
import { command, npm } from '../../shared/command.mjs'
import { ROOT } from '../../shared/paths.mjs'
import { checks } from '../check.mjs'
import { builtH5 } from '../h5.mjs'

/** Builds that reach nothing but need an address compiled in. */
const API = 'https://souk.test'

export const build = {
  name: 'build',
  title: 'Builds of the three targets, and their sizes',
  run(context) {
    const out = (name) => path.relative(ROOT, path.join(context.folder, name))
    return checks(
      { name: 'web app', run: () => builtH5(context) },
      {
        name: 'mini-program',
        run: () =>
          npm(['run', 'build:weapp', '--silent'], {
            name: 'mini-program',
            env: { OUT: out('weapp'), TARO_APP_API: API, NODE_ENV: 'production' },
          }),
      },
      ...['android', 'ios'].map((platform) => ({
        name: `native app, ${platform}`,
        run: () =>
          npm(['run', `build:${platform}`, '--silent'], {
            name: platform,
            env: { OUT: out(platform), TARO_APP_API: API, NODE_ENV: 'production', CI: '1' },
          }),
      })),
      {
        name: 'size report',
        run: async () => {
          const { output } = await command(process.execPath, ['tools/size/report.mjs', context.folder], {
            name: 'sizes',
          })
          console.log(output.trimEnd())
        },
      },
    )
  },
}
