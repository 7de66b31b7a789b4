import type { Behaviour, Builtin, BuiltinHost } from '../../builtin'
import { drawDots } from './dots'
import { placesOf, restOn } from './places'
import { followSwipe } from './swipe'

type Source = 'autoplay' | 'touch' | ''

/** px per millisecond above which even a short swipe turns to the next item */
const FLING = 0.3

function items(host: Element): BuiltinHost[] {
  return [...host.querySelectorAll<BuiltinHost>('wx-swiper-item')].filter((item) => item.closest('wx-swiper') === host)
}

function layOut({ host, get }: Builtin, position: number, animated: boolean): void {
  const vertical = get<boolean>('vertical')
  const shown = Math.max(get<number>('displayMultipleItems'), 1)
  const size = `calc((100% - ${get<string>('previousMargin')} - ${get<string>('nextMargin')}) / ${shown})`
  const all = items(host)
  const places = placesOf(all.length, position, get<boolean>('circular') && all.length > shown)
  all.forEach((item, index) => {
    const place = places[index]
    if (place === undefined) throw new Error(`item ${index} of a swiper has no place`)
    const before = Number(item.dataset.place ?? place)
    // an item that wraps around does not move across the view
    const moves = animated && Math.abs(before - place) <= 1.5
    item.dataset.place = String(place)
    const shift = `${place * 100}%`
    Object.assign(item.style, {
      width: vertical ? '' : size,
      height: vertical ? size : '',
      [vertical ? 'top' : 'left']: get<string>('previousMargin'),
      transition: moves ? `transform ${get<number>('duration')}ms ease` : 'none',
      transform: vertical ? `translate(0, ${shift})` : `translate(${shift}, 0)`,
    })
  })
}

/** Watches items being added and removed, and template styles that overwrite their places. */
function watchItems({ host, window, onAttached, onDetached }: Builtin, changed: () => void): void {
  let known: readonly BuiltinHost[] = []
  const look = () => {
    const now = items(host)
    const same = now.length === known.length && now.every((item, index) => item === known[index])
    known = now
    if (same && now.every((item) => item.style.transform !== '')) return
    changed()
    // ignore changes from the layout itself
    observer.takeRecords()
  }
  const observer = new window.MutationObserver(look)
  onAttached(() => {
    observer.observe(host, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] })
    look()
  })
  onDetached(() => observer.disconnect())
}

/** swiper: shows items one after the other, automatically, by `current`, or by a finger. */
export const swiper: Behaviour = (builtin) => {
  const { host, window, get, put, watch, fire, onAttached, onDetached } = builtin
  const showDots = drawDots(builtin)
  let current = 0
  let timer = 0

  const shown = () => Math.max(get<number>('displayMultipleItems'), 1)
  const rest = (position: number) => restOn(position, items(host).length, shown(), get<boolean>('circular'))
  const itemId = (index: number) => String(items(host)[index]?.__wxElement?.data.itemId ?? '')

  function show(animated: boolean): void {
    layOut(builtin, current, animated)
    showDots(items(host).length, current)
  }
  function turnTo(index: number, source: Source): void {
    const next = rest(index)
    const changed = next !== current
    current = next
    put('current', current)
    show(true)
    if (!changed) return
    const detail = { current, currentItemId: itemId(current), source }
    fire('change', detail)
    window.setTimeout(() => fire('animationfinish', detail), get<number>('duration'))
  }
  function restart(): void {
    window.clearInterval(timer)
    if (!get<boolean>('autoplay') || !host.isConnected) return
    timer = window.setInterval(() => {
      const last = current >= items(host).length - shown()
      turnTo(last && !get<boolean>('circular') ? 0 : current + 1, 'autoplay')
    }, get<number>('interval'))
  }

  const extent = () => (get<boolean>('vertical') ? host.clientHeight : host.clientWidth) / shown()
  followSwipe(host, () => get<boolean>('vertical'), {
    start: () => window.clearInterval(timer),
    move(along) {
      layOut(builtin, current - along / extent(), false)
      fire('transition', get<boolean>('vertical') ? { dx: 0, dy: -along } : { dx: -along, dy: 0 })
    },
    end(along, speed) {
      const flung = Math.abs(speed) > FLING ? Math.sign(along) : Math.round(along / extent())
      turnTo(current - flung, 'touch')
      restart()
    },
  })

  watch(['current'], () => {
    if (host.isConnected) turnTo(get<number>('current'), '')
    else current = get<number>('current')
  })
  watch(['vertical'], () => host.toggleAttribute('vertical', get<boolean>('vertical')))
  watch(['vertical', 'circular', 'displayMultipleItems', 'previousMargin', 'nextMargin'], () => show(false))
  watch(['indicatorDots', 'indicatorColor', 'indicatorActiveColor'], () => show(true))
  watch(['autoplay', 'interval', 'circular'], restart)
  watchItems(builtin, () => {
    // items are added one by one: the requested one may exist by now
    const wanted = rest(get<number>('current'))
    current = items(host).length === 0 ? current : wanted
    show(false)
  })
  onAttached(restart)
  onDetached(() => window.clearInterval(timer))
  return { functions: { swipeTo: (index: number) => turnTo(index, '') } }
}
