/** Gradle and CocoaPods find what the native shells link: only installed packages. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import expo from '../../native/app.json'
import { packagesOf, taroCalls } from './taro-modules'

const NATIVE = path.resolve(__dirname, '../../native')
const hasReactNative = existsSync(path.resolve(NATIVE, '../node_modules/react-native/package.json'))
// `npm ci --workspaces=false` leaves it out
const whenInstalled = hasReactNative ? describe : describe.skip

const file = (name: string) => path.join(NATIVE, name)
const text = (name: string) => readFileSync(file(name), 'utf8')

whenInstalled('what is linked into the shells', () => {
  /** Excluded, because they add permissions and no screen uses them. */
  const APART = [
    'expo-av',
    'expo-barcode-scanner',
    'expo-brightness',
    'expo-camera',
    'expo-sensors',
    '@react-native-camera-roll/camera-roll',
  ]

  it.each(['android', 'apple'])('are the Expo modules that are installed, on %s', (platform) => {
    const modules = expoModules(platform)
    expect(modules).toEqual(expect.arrayContaining(['expo', 'expo-image-picker', 'expo-location', 'expo-secure-store']))
    expect(modules.filter((name) => APART.includes(name))).toEqual([])
  })

  it('are all that a call of Taro in the app needs', () => {
    expect(packagesOf('chooseImage')).toContain('expo-camera')
    expect(taroCalls()).toContain('navigateTo')
    const missing = taroCalls().flatMap((call) => packagesOf(call).filter((name) => APART.includes(name)))
    expect(missing).toEqual([])
  })

  it('are the React Native modules that the workspace names, each with its sources', () => {
    const { dependencies, project } = reactNativeConfig()
    expect(project.android.packageName).toBe(expo.expo.android.package)
    expect(project.ios.sourceDir).toBe(file('ios'))
    for (const name of NEEDED) {
      const { android, ios } = dependencies[name]?.platforms ?? { android: null, ios: null }
      expect([name, existsSync(android?.sourceDir ?? ''), existsSync(ios?.podspecPath ?? '')]).toEqual([
        name,
        true,
        true,
      ])
    }
    expect(Object.keys(linked(dependencies))).not.toContain('@react-native-camera-roll/camera-roll')
  })

  it.each(['android/settings.gradle', 'android/build.gradle', 'android/app/build.gradle', 'ios/Podfile'])(
    'are found by the scripts of %s',
    (script) => {
      const calls = Array.from(text(script).matchAll(/"(require\.resolve\('[^"]*\))"|`node --print "([^"]*)"`/g))
      const found = calls.map(([, quoted, shell]) => print(quoted ?? shell ?? '', path.dirname(file(script))))
      expect(found.length).toBeGreaterThan(1)
      for (const module of found) expect([module, existsSync(module)]).toEqual([module, true])
    },
  )
})

/** What the bundle needs from the phone besides Expo. */
const NEEDED = [
  '@react-native-async-storage/async-storage',
  '@react-native-clipboard/clipboard',
  '@react-native-community/netinfo',
  'react-native-device-info',
  'react-native-gesture-handler',
  'react-native-safe-area-context',
  'react-native-screens',
  'react-native-svg',
]

interface Linked {
  platforms: { android: { sourceDir: string } | null; ios: { podspecPath: string } | null }
}
interface ReactNativeConfig {
  dependencies: Record<string, Linked>
  project: { android: { packageName: string }; ios: { sourceDir: string } }
}

/** An excluded module has no platforms, or is missing. */
const linked = (modules: Record<string, Linked>) =>
  Object.fromEntries(Object.entries(modules).filter(([, { platforms }]) => platforms.android !== null))

const bin = (name: string) => path.resolve(NATIVE, '../node_modules', name)
// React Native's command asks the registry for its latest version if it seems to be run by npx
const run = (args: string[], cwd = NATIVE) =>
  execFileSync(process.execPath, args, { cwd, encoding: 'utf8', env: { ...process.env, npm_lifecycle_event: '' } })
const print = (expression: string, cwd: string) => run(['--print', expression], cwd).trim()

function expoModules(platform: string): string[] {
  const answer = run([
    bin('expo-modules-autolinking/bin/expo-modules-autolinking.js'),
    'resolve',
    '-p',
    platform,
    '--json',
  ])
  return (JSON.parse(answer) as { modules: { packageName: string }[] }).modules.map(({ packageName }) => packageName)
}

function reactNativeConfig(): ReactNativeConfig {
  return JSON.parse(run([bin('react-native/cli.js'), 'config'])) as ReactNativeConfig
}
