import { PAGE_PATHS, ROUTES, TABS } from './routes'

// Taro reads this file at build time. No defineAppConfig: it adds nothing but a type that lacks `rn`.
// The web router slides pages in for a third of a second and swallows taps meanwhile; the other hosts have their own moves.
const webOnly = process.env.TARO_ENV === 'h5' ? { animation: false } : {}

export default {
  ...webOnly,
  pages: PAGE_PATHS,
  window: {
    navigationStyle: 'custom',
    navigationBarTitleText: 'Souk',
    navigationBarBackgroundColor: '#ffffff',
    navigationBarTextStyle: 'black',
    backgroundColor: '#ffffff',
    backgroundTextStyle: 'dark',
  },
  // our own bar (docs/decisions/tab-bar.md); the texts are required by the mini-program's format and never shown
  tabBar: {
    custom: true,
    color: '#5f5850',
    selectedColor: '#1c1917',
    backgroundColor: '#ffffff',
    list: TABS.map((name) => ({ pagePath: ROUTES[name].path, text: name })),
  },
}
