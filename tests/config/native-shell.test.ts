/** Checks of the native shells that need no SDK of Android or iOS. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import { LANGUAGES } from '@contract/base/languages'
import { at, one } from '@contract/rules/lists'
import { SCHEME } from '@/platform/entry/address'
import { shareAddress } from '@/platform/share/address'
import { linkTo, pathsOn } from '@/routes'
import expo from '../../native/app.json'
import released from '../../package.json'
import tokens from '../../tools/tokens/tokens.json'

const NATIVE = path.resolve(__dirname, '../../native')
const RES = 'android/app/src/main/res'
const SUPPORTING = 'ios/Souk/Supporting'

const file = (name: string) => path.join(NATIVE, name)
const text = (name: string) => readFileSync(file(name), 'utf8')

/** Throws if the text is not well-formed. */
const xml = (name: string) => new JSDOM(text(name), { contentType: 'text/xml' }).window.document
const attributes = (tag: string, name: string) => all(manifest(), tag).map((one) => one.getAttribute(name))
const all = (document: Document | Element, tag: string) => Array.from(document.getElementsByTagName(tag))
const manifest = () => xml('android/app/src/main/AndroidManifest.xml')

type Plist = string | boolean | Plist[] | { [key: string]: Plist }

function value(node: Element): Plist {
  const inside = Array.from(node.children)
  if (node.tagName === 'true' || node.tagName === 'false') return node.tagName === 'true'
  if (node.tagName === 'array') return inside.map(value)
  if (node.tagName !== 'dict') return node.textContent ?? ''
  const pairs = inside.flatMap((key, place) =>
    key.tagName === 'key' ? [[key.textContent, value(at(inside, place + 1))]] : [],
  )
  return Object.fromEntries(pairs)
}
const plist = (name: string) => value(one(Array.from(xml(name).documentElement.children))) as Record<string, Plist>
const info = () => plist('ios/Souk/Info.plist')

/** Stores take a build only if its number is larger than that of the build before. */
const BUILD = released.version.split('.').reduce((number, part) => number * 100 + Number(part), 0)

it('has the version of the release', () => {
  expect(expo.expo.version).toBe(released.version)
})

describe('the Android shell', () => {
  it('is well-formed in every file of its own', () => {
    const files = ['drawable/splashscreen', 'drawable/splash_mark', 'drawable/ic_launcher_foreground']
    const styles = ['values/colors', 'values/strings', 'values/styles', 'values-v27/styles', 'values-v31/styles']
    const icons = ['mipmap-anydpi-v26/ic_launcher', 'mipmap-anydpi-v26/ic_launcher_round']
    for (const name of [...files, ...styles, ...icons]) {
      expect([name, xml(`${RES}/${name}.xml`).documentElement.tagName]).not.toContain('parsererror')
    }
  })

  it('is called Souk, and app.souk by Android', () => {
    expect(xml(`${RES}/values/strings.xml`).querySelector('[name="app_name"]')?.textContent).toBe(expo.displayName)
    const gradle = text('android/app/build.gradle')
    expect(gradle).toContain(`applicationId '${expo.expo.android.package}'`)
    expect(gradle).toContain(`versionName "${expo.expo.version}"`)
    expect(gradle).toContain(`versionCode ${BUILD}\n`)
    expect(text('android/app/src/main/java/app/souk/MainActivity.kt')).toContain(
      'getMainComponentName(): String = "main"',
    )
  })

  it('opens for its scheme, and for what is shared of its server, once that is verified', () => {
    const filters = all(manifest(), 'intent-filter').map((filter) => {
      const data = all(filter, 'data').flatMap((one) => Array.from(one.attributes, (a) => [a.name.slice(8), a.value]))
      return { verified: filter.getAttribute('android:autoVerify') === 'true', data }
    })
    expect(filters).toContainEqual({ verified: false, data: [['scheme', SCHEME]] })
    const https = filters.find(({ verified }) => verified)?.data ?? []
    expect(https.slice(0, 2)).toEqual([
      ['scheme', 'https'],
      ['host', '${linkHost}'],
    ])
    const prefixes = https.filter(([name]) => name === 'pathPrefix').map((data) => at(data, 1))
    for (const page of pathsOn('rn')) {
      expect(prefixes.some((prefix) => `/${page}`.startsWith(prefix))).toBe(true)
      expect(prefixes.some((prefix) => shareAddress('', `/${page}`).startsWith(prefix))).toBe(true)
    }
    expect(shareAddress('', linkTo('home'))).toMatch(/^\/go\/pages\//)
  })

  it('asks for what screens need, and takes out what libraries add', () => {
    const asked = all(manifest(), 'uses-permission').map((one) => [
      one.getAttribute('android:name')?.replace('android.permission.', ''),
      one.getAttribute('tools:node') === 'remove',
    ])
    expect(asked.filter(([, removed]) => !removed).map(([name]) => name)).toEqual([
      'INTERNET',
      'CAMERA',
      'WRITE_EXTERNAL_STORAGE',
      'ACCESS_COARSE_LOCATION',
      'ACCESS_FINE_LOCATION',
    ])
    expect(attributes('uses-feature', 'android:required').every((required) => required === 'false')).toBe(true)
  })

  it('gives no backup of what the keystore alone can read', () => {
    expect(attributes('application', 'android:allowBackup')).toEqual(['false'])
  })

  it('has an icon for every density', () => {
    const sides = { mdpi: 48, hdpi: 72, xhdpi: 96, xxhdpi: 144, xxxhdpi: 192 }
    for (const [density, side] of Object.entries(sides)) {
      for (const name of ['ic_launcher', 'ic_launcher_round']) {
        expect([density, ...sideOf(`${RES}/mipmap-${density}/${name}.png`)]).toEqual([density, side, side])
      }
    }
  })
})

describe('the iOS shell', () => {
  it('is called Souk, and app.souk by iOS', () => {
    const project = text('ios/Souk.xcodeproj/project.pbxproj')
    expect(info().CFBundleDisplayName).toBe(expo.displayName)
    expect(project.match(/PRODUCT_BUNDLE_IDENTIFIER = .*;/g)).toEqual(
      Array(2).fill(`PRODUCT_BUNDLE_IDENTIFIER = ${expo.expo.ios.bundleIdentifier};`),
    )
    expect(project.match(/MARKETING_VERSION = .*;/g)).toEqual(
      Array(2).fill(`MARKETING_VERSION = ${expo.expo.version};`),
    )
    expect(project.match(/CURRENT_PROJECT_VERSION = .*;/g)).toEqual(
      Array(2).fill(`CURRENT_PROJECT_VERSION = ${BUILD};`),
    )
    expect(text('ios/Souk/AppDelegate.mm')).toContain('self.moduleName = @"main"')
  })

  it('opens for its scheme, and for the addresses of its server', () => {
    expect(info().CFBundleURLTypes).toEqual([{ CFBundleURLName: 'app.souk', CFBundleURLSchemes: [SCHEME] }])
    expect(plist('ios/Souk/Souk.entitlements')).toEqual({
      'com.apple.developer.associated-domains': ['applinks:$(SOUK_LINK_HOST)'],
    })
    expect(text('ios/Souk.xcodeproj/project.pbxproj').match(/SOUK_LINK_HOST = /g)).toHaveLength(2)
  })

  it('says in every language why it asks, and in none what it does not ask', () => {
    const asked = Object.keys(info()).filter((key) => /UsageDescription$/.test(key))
    expect(asked.sort()).toEqual([
      'NSCameraUsageDescription',
      'NSLocationAlwaysAndWhenInUseUsageDescription',
      'NSLocationWhenInUseUsageDescription',
      'NSMicrophoneUsageDescription',
      'NSPhotoLibraryUsageDescription',
    ])
    const tags = LANGUAGES.map(({ tag }) => tag)
    expect([...(info().CFBundleLocalizations as string[])].sort()).toEqual([...tags].sort())
    for (const tag of tags) {
      const reasons = strings(`${SUPPORTING}/${tag}.lproj/InfoPlist.strings`)
      expect([tag, Object.keys(reasons).sort()]).toEqual([tag, asked])
      expect(text('ios/Souk.xcodeproj/project.pbxproj')).toContain(`path = "${tag}.lproj/InfoPlist.strings"`)
    }
    const english = strings(`${SUPPORTING}/en.lproj/InfoPlist.strings`)
    expect(asked.map((key) => info()[key])).toEqual(asked.map((key) => english[key]))
  })

  it("has dark icons on light bars, independent of the phone's settings", () => {
    expect(info()).toMatchObject({
      UIStatusBarStyle: 'UIStatusBarStyleDarkContent',
      UIViewControllerBasedStatusBarAppearance: false,
      UIUserInterfaceStyle: 'Light',
    })
  })

  it('has an icon without transparency, and pictures of its start at every scale', () => {
    const assets = 'ios/Souk/Images.xcassets'
    expect(sideOf(`${assets}/AppIcon.appiconset/App-Icon-1024x1024@1x.png`)).toEqual([1024, 1024])
    const RGB = 2
    expect(readFileSync(file(`${assets}/AppIcon.appiconset/App-Icon-1024x1024@1x.png`))[25]).toBe(RGB)
    for (const [name, side] of Object.entries({ 'image.png': 200, 'image@2x.png': 400, 'image@3x.png': 600 })) {
      expect([name, ...sideOf(`${assets}/SplashScreen.imageset/${name}`)]).toEqual([name, side, side])
    }
  })

  it('names in its project no file that is missing, and each object once', () => {
    const project = text('ios/Souk.xcodeproj/project.pbxproj')
    const defined = Array.from(project.matchAll(/^\t\t(\w{24}) (?:\/\* .* \*\/ )?= \{/gm), ([, id]) => id)
    expect(new Set(defined).size).toBe(defined.length)
    const used = new Set(Array.from(project.matchAll(/\b[0-9A-F]{24}\b/g), ([id]) => id))
    expect([...used].filter((id) => !defined.includes(id))).toEqual([])
    for (const [opening, closing] of [
      ['{', '}'],
      ['(', ')'],
    ] as const) {
      expect(project.split(opening).length).toBe(project.split(closing).length)
    }
  })
})

it('keeps the colours of Souk in both', () => {
  const { accent, paper, ground } = tokens.colour
  const colours = all(xml(`${RES}/values/colors.xml`), 'color').map((one) => [
    one.getAttribute('name'),
    one.textContent,
  ])
  expect(Object.fromEntries(colours)).toEqual({
    icon_background: accent.light,
    splashscreen_background: ground.light,
    colorPrimary: accent.light,
    bar: paper.light,
  })
  expect(text(`${RES}/drawable/splash_mark.xml`)).toContain(`android:fillColor="${accent.light}"`)
})

it('keeps no password but that of the template’s own debug key', () => {
  const gradle = text('android/app/build.gradle')
  const passwords = Array.from(gradle.matchAll(/(?:store|key)Password (.*)/g), (match) => at(match, 1))
  expect(passwords.filter((one) => !one.startsWith('findProperty('))).toEqual(["'android'", "'android'"])
})

it('has both shells take their bundle from Taro', () => {
  const command = file('bundle.mjs')
  expect(existsSync(command)).toBe(true)
  expect(text('android/app/build.gradle')).toContain('cliFile = file("../../bundle.mjs")')
  expect(text('ios/Souk.xcodeproj/project.pbxproj')).toContain('CLI_PATH=\\"$PROJECT_ROOT/bundle.mjs\\"')
  expect(() => execFileSync(process.execPath, [command, 'bundle', '--platform', 'web'], { stdio: 'pipe' })).toThrow(
    '--platform must be android or ios',
  )
})

/** Width and height of a PNG, in pixels. */
function sideOf(name: string): number[] {
  const png = readFileSync(file(name))
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

/** Keys and texts of a strings file; throws on an invalid line. */
function strings(name: string): Record<string, string> {
  const lines = text(name).split('\n').filter(Boolean)
  const pairs = lines.map((line) => {
    const [, key, said] = /^"(\w+)" = "([^"\\]+)";$/.exec(line) ?? []
    if (said === undefined) throw new Error(`${name}: ${line}`)
    return [key, said]
  })
  return Object.fromEntries(pairs)
}
