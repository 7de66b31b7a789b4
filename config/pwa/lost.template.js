/*
 * Asked for when a file of the app did not come (src/index.html, src/platform/worker/new-build.ts). Its name has no hash, so
 * that it always belongs to the build that is served now: a page of another build is loaded anew, once for each build, so
 * that a file which is missing for good never leads round in a circle. Without an app it says what is wrong.
 */
;(() => {
  const ENTRY = '__ENTRY__'
  const TEXTS = __TEXTS__
  const MARK = 'souk.reloaded'

  const isApp = ({ src }) => /js\/app\.[0-9a-f]{8}\.js$/.test(src)
  const isOther = Array.from(document.scripts).some((script) => isApp(script) && !script.src.endsWith(ENTRY))

  /** A browser may forbid to store anything: then nothing is reloaded. */
  const isFirst = () => {
    try {
      if (sessionStorage.getItem(MARK) === ENTRY) return false
      sessionStorage.setItem(MARK, ENTRY)
      return true
    } catch {
      return false
    }
  }

  /** A service worker would answer with the page of the build before; a new one comes with the new page. */
  const reload = async () => {
    const all = navigator.serviceWorker ? await navigator.serviceWorker.getRegistrations() : []
    await Promise.all(all.map((registration) => registration.unregister()))
    location.reload()
  }

  const languageOf = () => {
    try {
      return JSON.parse(localStorage.getItem('lang')).data
    } catch {
      return ''
    }
  }

  const say = () => {
    const first = document.getElementById('first-paint')
    if (first) first.remove()
    const [text, retry] = TEXTS[languageOf()] || TEXTS.__DEFAULT__
    const add = (tag, says) =>
      Object.assign(document.body.appendChild(document.createElement(tag)), { textContent: says })
    add('p', text).setAttribute('role', 'alert')
    add('button', retry).onclick = () => location.reload()
  }

  window.__soukReloads = isOther && isFirst()
  if (window.__soukReloads) reload()
  else if ('page' in document.currentScript.dataset && !document.querySelector('[role=alert]')) say()
})()
