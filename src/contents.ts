/**
 * Where the mini-program keeps the content of a page that must stay in the folder of a tab
 * (docs/decisions/0009-mini-program-packages.md). The build reads the default export.
 */

/** Pages whose contents share a package of their own, because they are opened together and packages must stay small. */
const APART: Readonly<Record<string, string>> = {
  'pages/mine/wallet': 'screens/wallet',
  'pages/mine/recharge': 'screens/wallet',
  'pages/mine/withdraw': 'screens/wallet',
  'pages/mine/store': 'screens/store',
  'pages/mine/address': 'screens/cart',
}

/** The folder of a page's content: `screens/cart` for `pages/cart/pay`. */
export function contentRoot(page: string): string {
  return APART[page] ?? page.slice(0, page.lastIndexOf('/')).replace(/^pages/, 'screens')
}

/** The content of a page: `screens/cart/pay` for `pages/cart/pay`. */
export function contentOf(page: string): string {
  return `${contentRoot(page)}${page.slice(page.lastIndexOf('/'))}`
}

export default contentOf
