import { fontsOfHost } from '../builds/fonts.mjs'
import { builtH5 } from '../builds/h5.mjs'
import { builtBoth } from '../builds/native.mjs'
import { playwright } from './playwright.mjs'
import { apiPort, builtWeapp } from '../builds/weapp.mjs'

const suite = async (context, name, pictures) =>
  playwright(context, name, `tests/e2e/${name}/playwright.config.ts`, {
    CHROMIUM: context.chromium,
    FONTCONFIG_FILE: fontsOfHost(context.folder),
    SOUK_TEST_H5: await builtH5(context),
    SOUK_TEST_WEAPP: await builtWeapp(context),
    SOUK_NATIVE: await builtBoth(context),
    SOUK_TEST_PORT: String(await apiPort(context, 'weapp')),
    SOUK_NATIVE_PORT: String(await apiPort(context, 'native')),
    SOUK_PICTURES: pictures,
  })

/**
 * Compares the screens of the mini-program and of the native app with those of the web app; each screen of each target
 * in each language is one test.
 * @param pictures a folder that gets a picture of every screen from every side; none are taken without it
 */
export const compareScreens = (context, pictures = '') => suite(context, 'compare', pictures)

/** Takes pictures of screens of the web app and of the mini-program in both themes into a folder. */
export const takePictures = (context, pictures) => suite(context, 'gallery', pictures)
