// test-utils-react still calls Taro 3's createRouter(app, config, framework);
// Taro 4's is createRouter(history, app, config, framework).
const real = require('@tarojs/router/dist/index.js')

const adapted = {}
for (const name of Object.keys(real)) {
  if (name !== 'createRouter') Object.defineProperty(adapted, name, { enumerable: true, get: () => real[name] })
}
Object.defineProperty(adapted, '__esModule', { value: true })

adapted.createRouter = (...args) => {
  if (args.length >= 4) return real.createRouter(...args)
  const [app, config, framework] = args
  const history = real.createHashHistory({ window })
  real.handleAppMount(config, history)
  return real.createRouter(history, app, config, framework)
}

module.exports = adapted
