// What a page's window has and wxs must not find
const HIDDEN = [
  ...['window', 'self', 'globalThis', 'top', 'parent', 'frames', 'document', 'location', 'history', 'navigator'],
  ...['localStorage', 'sessionStorage', 'fetch', 'XMLHttpRequest', 'WebSocket', 'setTimeout', 'setInterval'],
  ...['requestAnimationFrame', 'alert', 'Promise', 'Proxy', 'Reflect'],
]

const GET_REG_EXP = '(pattern,flags)=>new RegExp(pattern,flags)'
const GET_DATE = '(...parts)=>new Date(...parts)'

/** An expression in which wxs finds its two functions of its own, and nothing of the window that it is evaluated in. */
export function inWxsScope(expression: string): string {
  return `((getRegExp,getDate,${HIDDEN.join(',')})=>${expression})(${GET_REG_EXP},${GET_DATE})`
}
