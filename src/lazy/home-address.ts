import { ROUTES } from '@/routes'

// '/' and the home page's path are one page [route.home]. Taro's router knows that for the first address only; for a
// later '#/' it would mount a second home. Imported before the router listens, so that it never sees the short form.
function normaliseHomePath(): void {
  if (['', '#', '#/'].includes(window.location.hash)) {
    window.history.replaceState(window.history.state, '', `#/${ROUTES.home.path}`)
  }
}

window.addEventListener('popstate', normaliseHomePath)
window.addEventListener('hashchange', normaliseHomePath)
