process.env.TARO_ENV = 'h5'
process.env.TARO_PLATFORM = 'web'
process.env.SUPPORT_TARO_POLYFILL = 'disabled'
process.env.TARO_APP_API = ''
// First of all modules: router -> tab bar -> components -> taro-h5 -> router is a cycle that breaks otherwise
require('@tarojs/taro')

// jsdom has no layout: tests see a phone, where no media query matches
window.matchMedia = (media) => ({
  media,
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})

// nothing comes into view by itself
window.IntersectionObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// nothing changes its size
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

require('./computed-style')

// jsdom lays nothing out, so it has no way to scroll to something
Element.prototype.scrollIntoView = () => undefined
