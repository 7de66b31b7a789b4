import type { Behaviour } from '../builtin'

/** image and cover-image: shows the picture in its mode (see BASE_CSS), and fires load and error. */
export const image: Behaviour = ({ host, hooks, get, watch, fire, part }) => {
  const picture = part('img')
  picture.draggable = false
  picture.alt = ''
  picture.addEventListener('load', () => {
    host.toggleAttribute('loaded', true)
    fire('load', { width: picture.naturalWidth, height: picture.naturalHeight })
  })
  picture.addEventListener('error', () => {
    fire('error', { errMsg: `GET ${get<string>('src')} failed` })
  })

  watch(['mode'], () => host.setAttribute('mode', get<string | undefined>('mode') ?? 'scaleToFill'))
  watch(['lazyLoad'], () => {
    picture.loading = get<boolean>('lazyLoad') ? 'lazy' : 'eager'
  })
  watch(['src'], () => {
    const source = get<string>('src')
    host.toggleAttribute('loaded', false)
    if (source === '') picture.removeAttribute('src')
    else picture.src = hooks.resolve(source)
  })
}
