/** The arrow of Taro's own navigation bar, which no screen has: two pictures as text, eight kilobytes. */
module.exports = { __esModule: true, default: () => null }
