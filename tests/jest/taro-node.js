// Taro for tests without a document: storage in memory; everything else is for the test to put in place
// (jest.spyOn(Taro, 'request')…).
const storage = new Map()

function missing(name) {
  return () => Promise.reject(new Error(`Taro.${name} is not set up in this test`))
}

const taro = {
  setStorage: async ({ key, data }) => {
    storage.set(key, data)
    return { errMsg: 'setStorage:ok' }
  },
  getStorage: async ({ key }) => {
    if (!storage.has(key)) throw { errMsg: 'getStorage:fail data not found' }
    return { data: storage.get(key), errMsg: 'getStorage:ok' }
  },
  removeStorage: async ({ key }) => {
    storage.delete(key)
    return { errMsg: 'removeStorage:ok' }
  },
  clearStorage: async () => storage.clear(),
  request: missing('request'),
  uploadFile: missing('uploadFile'),
  showToast: async () => ({ errMsg: 'showToast:ok' }),
  navigateTo: async () => ({ errMsg: 'navigateTo:ok' }),
  redirectTo: async () => ({ errMsg: 'redirectTo:ok' }),
  switchTab: async () => ({ errMsg: 'switchTab:ok' }),
  reLaunch: async () => ({ errMsg: 'reLaunch:ok' }),
  navigateBack: async () => ({ errMsg: 'navigateBack:ok' }),
  getCurrentPages: () => [],
  getEnv: () => 'WEB',
  setNavigationBarTitle: async () => ({ errMsg: 'setNavigationBarTitle:ok' }),
}

module.exports = { __esModule: true, default: taro, ...taro }
