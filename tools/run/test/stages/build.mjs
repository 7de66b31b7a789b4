import { command } from '../../shared/command.mjs'
import { fromRoot } from '../../shared/paths.mjs'
import { checks } from '../check.mjs'
import { builtH5 } from '../h5.mjs'
import { builtNative } from '../native.mjs'
import { builtWeapp } from '../weapp.mjs'

export const build = {
  name: 'build',
  title: 'Builds of the three targets, and their sizes',
  run: (context) =>
    checks(
      { name: 'web app', run: () => builtH5(context) },
      { name: 'mini-program', run: () => builtWeapp(context) },
      { name: 'native app, Android', run: () => builtNative(context, 'android') },
      { name: 'native app, iOS', run: () => builtNative(context, 'ios') },
      {
        name: 'size report',
        run: async () => {
          const report = fromRoot('tools/size-report/size-report.mjs')
          const { output } = await command(process.execPath, [report, context.folder], { name: 'sizes' })
          console.log(output.trimEnd())
        },
      },
    ),
}
