// Runs before Taro's page loader sees a screen that lies in the folder of a tab: the page that stays there loads the
// screen itself from its package when it is opened.
module.exports = function screenBody(source) {
  const { chunk } = this.getOptions()
  const name = chunk(this.resourcePath)
  if (name === undefined || this.resourceQuery === '?body') return source
  const body = JSON.stringify(`${this.resourcePath}?body`)
  return `import { lazyScreen } from '@/shell/lazy-screen/lazy-screen'
export default lazyScreen(() => import(/* webpackChunkName: "${name}" */ ${body}))
`
}
