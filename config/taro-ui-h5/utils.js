// What taro-ui's parts use here of its common/utils, which brings Taro's queries: 10 kB, part of it into the app's
// first load; and those look inside the page only, where no sheet is (HACKS.md: taro-ui).
export function delayQuerySelector(selector) {
  const found = document.querySelector(selector)
  return Promise.resolve([found && found.getBoundingClientRect()])
}

export function getEventDetail(event) {
  return { x: event.clientX, y: event.clientY }
}

export function mergeStyle(one, other) {
  return { ...one, ...other }
}
