/** Taro's recorder of times, which does nothing without the option `debug`. */
export const perf = { start() {}, stop() {} }
