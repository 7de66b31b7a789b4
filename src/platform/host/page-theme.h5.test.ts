import { setPageTheme } from './page-theme'

const medias = () => Array.from(document.querySelectorAll('meta'), ({ media }) => media)

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="theme-color" media="(prefers-color-scheme: light)">' +
    '<meta name="theme-color" media="(prefers-color-scheme: dark)">'
})

it.each([
  ['light', ['all', 'not all']],
  ['dark', ['not all', 'all']],
  ['system', ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']],
] as const)('shows %s at the root and in the bars of the browser', (theme, expected) => {
  setPageTheme(theme === 'system' ? 'dark' : 'system')
  setPageTheme(theme)
  expect(document.documentElement.dataset.theme).toBe(theme)
  expect(medias()).toEqual(expected)
})
