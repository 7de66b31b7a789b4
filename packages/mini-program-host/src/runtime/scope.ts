/** Names that WeChat's own code hides from every module through parameters, which are undefined. */
const HIDDEN_BY_WECHAT =
  'window document frames self location navigator localStorage history Caches screen alert confirm prompt ' +
  'fetch XMLHttpRequest WebSocket Reporter webkit WeixinJSCore'

const LANGUAGE =
  'globalThis Infinity NaN undefined eval isFinite isNaN parseFloat parseInt decodeURI decodeURIComponent encodeURI ' +
  'encodeURIComponent escape unescape Object Function Boolean Symbol Error AggregateError EvalError RangeError ' +
  'ReferenceError SyntaxError TypeError URIError SuppressedError Number BigInt Math Date String RegExp Array ' +
  'Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array BigInt64Array ' +
  'BigUint64Array Float16Array Float32Array Float64Array Map Set WeakMap WeakSet WeakRef ArrayBuffer ' +
  'SharedArrayBuffer DataView Atomics JSON Promise Reflect Proxy Intl FinalizationRegistry Iterator ' +
  'DisposableStack AsyncDisposableStack WebAssembly arguments'

const TIMERS = 'setTimeout clearTimeout setInterval clearInterval'

/** Names that every module of a mini-program gets. */
export const MODULE_NAMES = [
  'require',
  'module',
  'exports',
  'wx',
  'App',
  'Page',
  'Component',
  'Behavior',
  'getApp',
  'getCurrentPages',
  'console',
  'requirePlugin',
  'requireMiniProgram',
] as const

const words = (text: string) => text.split(' ')

const OWN: ReadonlySet<string> = new Set([...words(LANGUAGE), ...words(TIMERS)])

/** Tested with `typeof` by React's scheduler and by Taro, which work without them. */
const FEATURE_TESTED: ReadonlySet<string> = new Set(['performance', 'MessageChannel', 'setImmediate'])

/** Names that are hidden in every realm, so that both back ends behave the same. */
export const HIDDEN: readonly string[] = words(HIDDEN_BY_WECHAT)

/** Whether reading a name says nothing about the app: the language, timers, and names that libraries feature-test. */
export function isExpected(name: string): boolean {
  return OWN.has(name) || FEATURE_TESTED.has(name)
}

/** The global names of a realm that app code must not see: all except the language and the timers. */
export function namesToHide(globals: readonly string[]): string[] {
  const identifiers = globals.filter((name) => /^[A-Za-z_$][\w$]*$/.test(name) && !OWN.has(name))
  return [...new Set([...HIDDEN, ...identifiers])]
}
