// Runs before Taro's page loader, for a screen in the folder of a tab: the page stays there, and loads the screen from
// its package when it is opened.
module.exports = function screenBody(source) {
  const { chunk } = this.getOptions()
  const name = chunk(this.resourcePath)
  if (name === undefined || this.resourceQuery === '?body') return source
  const body = JSON.stringify(`${this.resourcePath}?body`)
  return `import { lazyScreen } from '@/shell/lazy-screen/lazy-screen'
export default lazyScreen(() => import(/* webpackChunkName: "${name}" */ ${body}))
`
}
