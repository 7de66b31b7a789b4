import { REQUEST_TIMEOUT_MS } from '@contract/base/constants'
import { CONTENT_PACKAGES, PACKAGES, preloadRules, TEXT_PACKAGES } from './packages'
import { pathsOn, ROUTES, TABS } from './routes'
import { colour } from './styles/tokens'

// Taro reads this file at build time. No defineAppConfig: it only adds a type, which lacks `rn`. The web router
// animates page changes for a third of a second and ignores taps meanwhile, so that is off; the other hosts have their
// own animations.
const webOnly = process.env.TARO_ENV === 'h5' ? { animation: false } : {}

// the other targets have no packages, and the lists would only make H5 larger
const packed = {
  pages: PACKAGES.main,
  subPackages: [...PACKAGES.subpackages, ...CONTENT_PACKAGES, ...TEXT_PACKAGES],
  preloadRule: preloadRules(),
  networkTimeout: {
    request: REQUEST_TIMEOUT_MS,
    connectSocket: REQUEST_TIMEOUT_MS,
    uploadFile: REQUEST_TIMEOUT_MS,
    downloadFile: REQUEST_TIMEOUT_MS,
  },
}

// The host runs a page's code only when the page opens, and its search finds the pages that sitemap.json allows. For
// the maps, the host asks for the permission itself and shows this reason, in one language only.
const hostOnly =
  process.env.TARO_ENV === 'weapp'
    ? {
        darkmode: true,
        themeLocation: 'theme.json',
        lazyCodeLoading: 'requiredComponents',
        sitemapLocation: 'sitemap.json',
        requiredPrivateInfos: ['chooseLocation', 'getFuzzyLocation'],
        permission: {
          'scope.userLocation': { desc: '在地图上选择收货地址' },
          'scope.userFuzzyLocation': { desc: '在地图上显示您的大致位置' },
        },
      }
    : {}

// From the root of another tab, React Navigation would go back to the first tab; Android's back button must leave the
// app instead. Taro draws its own tab bar beside the app's, whatever `custom` says, unless this repeats it.
const nativeOnly =
  process.env.TARO_ENV === 'rn'
    ? { rn: { tabProps: { backBehavior: 'none' }, tabOptions: { tabBarVisible: false } } }
    : {}

// the mini-program's host takes these from theme.json, by the phone's theme
const painted =
  process.env.TARO_ENV === 'weapp'
    ? { paper: '@paper', ink: '@ink', ink2: '@ink', text: '@text', loading: '@loading' }
    : { paper: colour.paper, ink: colour.ink, ink2: colour.ink2, text: 'black', loading: 'dark' }

// the app draws its own bars (docs/decisions/0002-tab-bar.md)
const bars =
  process.env.TARO_ENV === 'h5'
    ? {
        window: { navigationStyle: 'custom' },
        tabBar: { custom: true, list: TABS.map((name) => ({ pagePath: ROUTES[name].path })) },
      }
    : {
        window: {
          navigationStyle: 'custom',
          navigationBarTitleText: 'Souk',
          navigationBarBackgroundColor: painted.paper,
          navigationBarTextStyle: painted.text,
          backgroundColor: painted.paper,
          backgroundTextStyle: painted.loading,
        },
        tabBar: {
          custom: true,
          color: painted.ink2,
          selectedColor: painted.ink,
          backgroundColor: painted.paper,
          // the mini-program's format requires these texts, which are never shown
          list: TABS.map((name) => ({ pagePath: ROUTES[name].path, text: name })),
        },
      }

export default {
  ...webOnly,
  ...hostOnly,
  ...nativeOnly,
  ...(process.env.TARO_ENV === 'weapp' ? packed : { pages: pathsOn(process.env.TARO_ENV) }),
  ...bars,
}
