import type { Builtin } from '../../builtin'

/** The dots of a swiper; returns the function that updates them. */
export function drawDots({ window, get, part }: Builtin): (count: number, current: number) => void {
  const dots = part('div')
  dots.setAttribute('part', 'dots')
  return (count, current) => {
    dots.hidden = !get<boolean>('indicatorDots')
    while (dots.childElementCount > count) dots.lastElementChild?.remove()
    while (dots.childElementCount < count) dots.append(window.document.createElement('span'))
    Array.from(dots.children as HTMLCollectionOf<HTMLElement>).forEach((dot, index) => {
      dot.className = index === current ? 'wx-swiper-dot wx-swiper-dot-active' : 'wx-swiper-dot'
      dot.style.backgroundColor = get<string>(index === current ? 'indicatorActiveColor' : 'indicatorColor')
    })
  }
}
