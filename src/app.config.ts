import { REQUEST_TIMEOUT_MS } from '@contract/constants'
import { CONTENT_PACKAGES, PACKAGES, preloadRules, TEXT_PACKAGES } from './packages'
import { pathsOn, ROUTES, TABS } from './routes'
import { colour } from './styles/tokens'

// Taro reads this file at build time. No defineAppConfig: it adds nothing but a type that lacks `rn`.
// The web router slides pages in for a third of a second and swallows taps meanwhile; the other hosts have their own moves.
const webOnly = process.env.TARO_ENV === 'h5' ? { animation: false } : {}

// The other targets know no packages, and H5 would carry the lists about
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

// The host runs a page's code when the page opens, and its search finds what sitemap.json allows.
// The maps: the host asks for the leave in its own words and adds the reason, in one language only.
const hostOnly =
  process.env.TARO_ENV === 'weapp'
    ? {
        lazyCodeLoading: 'requiredComponents',
        sitemapLocation: 'sitemap.json',
        requiredPrivateInfos: ['chooseLocation', 'getFuzzyLocation'],
        permission: {
          'scope.userLocation': { desc: '在地图上选择收货地址' },
          'scope.userFuzzyLocation': { desc: '在地图上显示您的大致位置' },
        },
      }
    : {}

// React Navigation would go to the first tab from the root of any other; Android's back button leaves the app from there.
// Taro draws its own bar beside ours, whatever `custom` says, until this repeats it.
const nativeOnly =
  process.env.TARO_ENV === 'rn'
    ? { rn: { tabProps: { backBehavior: 'none' }, tabOptions: { tabBarVisible: false } } }
    : {}

export default {
  ...webOnly,
  ...hostOnly,
  ...nativeOnly,
  ...(process.env.TARO_ENV === 'weapp' ? packed : { pages: pathsOn(process.env.TARO_ENV) }),
  window: {
    navigationStyle: 'custom',
    navigationBarTitleText: 'Souk',
    navigationBarBackgroundColor: colour.paper,
    navigationBarTextStyle: 'black',
    backgroundColor: colour.paper,
    backgroundTextStyle: 'dark',
  },
  // our own bar (docs/decisions/0002-tab-bar.md); the texts are required by the mini-program's format and never shown
  tabBar: {
    custom: true,
    color: colour.ink2,
    selectedColor: colour.ink,
    backgroundColor: colour.paper,
    list: TABS.map((name) => ({ pagePath: ROUTES[name].path, text: name })),
  },
}
