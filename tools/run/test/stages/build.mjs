import { command } from '../../shared/command.mjs'
import { fromRoot } from '../../shared/paths.mjs'
import { checks, checksBeside } from '../check.mjs'
import { builtConsole } from '../console.mjs'
import { builtH5 } from '../h5.mjs'
import { builtNative } from '../native.mjs'
import { addUp } from '../sums.mjs'
import { builtWeapp } from '../weapp.mjs'

async function reportSizes({ folder }) {
  const report = fromRoot('tools/size-report/size-report.mjs')
  const { output } = await command(process.execPath, [report, folder], { name: 'sizes' })
  console.log(output.trimEnd())
}

export const build = {
  name: 'build',
  title: 'Builds of the three targets and the console, and their sizes',
  async run(context) {
    // webpack keeps to one core for most of a build, and so does Metro
    const built = await checksBeside(
      [
        { name: 'web app', run: () => builtH5(context) },
        { name: 'console', run: () => builtConsole(context) },
        { name: 'mini-program', run: () => builtWeapp(context) },
      ],
      [
        { name: 'native app, Android', run: () => builtNative(context, 'android') },
        { name: 'native app, iOS', run: () => builtNative(context, 'ios') },
      ],
    )
    const sized = await checks({ name: 'size report', run: () => reportSizes(context) })
    return addUp([built, sized])
  },
}
