import { command } from '../../shared/command.mjs'
import { fromRoot } from '../../shared/paths.mjs'
import { changedFiles } from '../changed.mjs'
import { checks } from '../check.mjs'
import { builtConsole } from '../builds/console.mjs'
import { builtH5 } from '../builds/h5.mjs'
import { builtNative } from '../builds/native.mjs'
import { builtWeapp } from '../builds/weapp.mjs'

/** What the two platforms' bundles do not share: a change elsewhere breaks Android's as well. */
const IOS = /^(native|config)\/|\.(rn|ios)\.tsx?$|^package-lock\.json$/

const sizes = ({ folder }, targets) => ({
  name: 'sizes',
  run: async () => {
    const args = [fromRoot('tools/size-report/size-report.mjs'), folder, '--only', targets.join(',')]
    const { output } = await command(process.execPath, args, { name: 'sizes' })
    console.log(output.trimEnd())
  },
})

// webpack keeps to one core for most of a build, and so does Metro
export const buildWeb = {
  name: 'build-web',
  title: 'Builds of the web app, the console and the mini-program, and their sizes',
  cores: 1,
  shard: 3,
  reports: [],
  run: (context) =>
    checks(
      { name: 'web app', run: () => builtH5(context) },
      { name: 'console', run: () => builtConsole(context) },
      { name: 'mini-program', run: () => builtWeapp(context) },
      sizes(context, ['h5', 'console', 'weapp']),
    ),
}

export const buildNative = {
  name: 'build-native',
  title: 'Builds of the native app, and their sizes',
  cores: 1,
  shard: 4,
  reports: [],
  run(context) {
    const withIos = !context.gate || changedFiles().some((file) => IOS.test(file))
    if (!withIos) console.log('  iOS is not built: nothing of it has changed')
    const platforms = withIos ? ['android', 'ios'] : ['android']
    return checks(
      ...platforms.map((name) => ({ name, run: () => builtNative(context, name) })),
      sizes(context, platforms),
    )
  },
}
