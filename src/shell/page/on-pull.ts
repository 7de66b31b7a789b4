/** What pulling a page down does. On H5 the browser has its own way to reload. */
export { refreshFront as onPull } from './refresh-front'
