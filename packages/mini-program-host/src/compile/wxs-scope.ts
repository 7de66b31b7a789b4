// Names of a page's window that wxs must not find
const HIDDEN = [
  ...['window', 'self', 'globalThis', 'top', 'parent', 'frames', 'document', 'location', 'history', 'navigator'],
  ...['localStorage', 'sessionStorage', 'fetch', 'XMLHttpRequest', 'WebSocket', 'setTimeout', 'setInterval'],
  ...['requestAnimationFrame', 'alert', 'Promise', 'Proxy', 'Reflect'],
]

const GET_REG_EXP = '(pattern,flags)=>new RegExp(pattern,flags)'
const GET_DATE = '(...parts)=>new Date(...parts)'

/** Wraps an expression so that wxs finds its own two functions, and nothing of the window that evaluates it. */
export function inWxsScope(expression: string): string {
  return `((getRegExp,getDate,${HIDDEN.join(',')})=>${expression})(${GET_REG_EXP},${GET_DATE})`
}
