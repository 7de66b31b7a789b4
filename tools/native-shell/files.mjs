/** Every file in native/ that contains the mark: pictures, and drawables and colours for Android. */
import { COLOURS, svg, vector } from './mark.mjs'

const ANDROID = 'android/app/src/main/res'
const IOS = 'ios/Souk/Images.xcassets'

/** The size of a launcher icon at each density, in pixels. */
const DENSITIES = { mdpi: 48, hdpi: 72, xhdpi: 96, xxhdpi: 144, xxxhdpi: 192 }

/** An adaptive icon has 108 dp; a launcher may cut off all but the inner 66 dp. */
const ADAPTIVE = { dp: 108, share: 40 / 108 }
const SPLASH = { side: 200, share: 0.6 }

const iconOf = (side, ground) => svg({ side, share: 0.54, ground, fill: COLOURS.icon, mark: COLOURS.mark })

/** Path and SVG of each PNG; `opaque` where the store accepts no transparency. */
export function pictures() {
  const launchers = Object.entries(DENSITIES).flatMap(([density, side]) => [
    { path: `${ANDROID}/mipmap-${density}/ic_launcher.png`, side, svg: iconOf(side, 'rounded') },
    { path: `${ANDROID}/mipmap-${density}/ic_launcher_round.png`, side, svg: iconOf(side, 'round') },
  ])
  const splashes = [1, 2, 3].map((scale) => {
    const side = SPLASH.side * scale
    const name = scale === 1 ? 'image.png' : `image@${scale}x.png`
    const mark = svg({ side, share: SPLASH.share, ground: 'none', mark: COLOURS.splashMark })
    return { path: `${IOS}/SplashScreen.imageset/${name}`, side, svg: mark }
  })
  const ground = svg({ side: 1, share: 0, ground: 'square', fill: COLOURS.splash, mark: COLOURS.splash })
  return [
    ...launchers,
    ...splashes,
    { path: `${IOS}/SplashScreenBackground.imageset/image.png`, side: 1, svg: ground, opaque: true },
    {
      path: `${IOS}/AppIcon.appiconset/App-Icon-1024x1024@1x.png`,
      side: 1024,
      svg: iconOf(1024, 'square'),
      opaque: true,
    },
  ]
}

const adaptive = `<adaptive-icon xmlns:android="http://schemas.android.com/apk/res/android">
  <background android:drawable="@color/icon_background"/>
  <foreground android:drawable="@drawable/ic_launcher_foreground"/>
  <monochrome android:drawable="@drawable/ic_launcher_foreground"/>
</adaptive-icon>
`

const colours = `<resources>
  <color name="icon_background">${COLOURS.icon}</color>
  <color name="splashscreen_background">${COLOURS.splash}</color>
  <color name="colorPrimary">${COLOURS.icon}</color>
  <color name="bar">${COLOURS.mark}</color>
</resources>
`

/** Path and text of each text file. */
export function texts() {
  return {
    [`${ANDROID}/values/colors.xml`]: colours,
    [`${ANDROID}/mipmap-anydpi-v26/ic_launcher.xml`]: adaptive,
    [`${ANDROID}/mipmap-anydpi-v26/ic_launcher_round.xml`]: adaptive,
    [`${ANDROID}/drawable/ic_launcher_foreground.xml`]: vector({ ...ADAPTIVE, mark: COLOURS.mark }),
    [`${ANDROID}/drawable/splash_mark.xml`]: vector({ dp: SPLASH.side, share: SPLASH.share, mark: COLOURS.splashMark }),
  }
}
