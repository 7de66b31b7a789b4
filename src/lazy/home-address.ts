import { ROUTES } from '@/routes'

// '/' and the home page's path are one page [route.home]. Taro's router knows that only for the first address; a later
// '#/' would mount a second home page. Imported before the router listens, so that the router never sees the short
// form.
function normaliseHomePath(): void {
  if (['', '#', '#/'].includes(window.location.hash)) {
    window.history.replaceState(window.history.state, '', `#/${ROUTES.home.path}`)
  }
}

window.addEventListener('popstate', normaliseHomePath)
window.addEventListener('hashchange', normaliseHomePath)
