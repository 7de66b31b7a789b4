import './page-view.h5.scss'
import { loaderText } from './loader-text'

let view: HTMLElement | null = null

function show(className: string, role: string): HTMLElement {
  hideView()
  view = document.createElement('div')
  view.className = className
  view.setAttribute('role', role)
  document.body.appendChild(view)
  return view
}

function add(parent: HTMLElement, tag: string, className: string, text = ''): HTMLElement {
  const element = document.createElement(tag)
  element.className = className
  element.textContent = text
  return parent.appendChild(element)
}

/** Shows a moving bar, and a text for screen readers. */
export function showLoading(): void {
  const root = show('page-view page-view--loading', 'status')
  add(root, 'div', 'page-view__bar').setAttribute('aria-hidden', 'true')
  add(root, 'span', 'page-view__hidden', loaderText('loading'))
}

/** Says that the page did not load, and offers a retry. */
export function showRetry(retry: () => void): void {
  const root = show('page-view page-view--failed', 'alert')
  add(root, 'p', 'page-view__text', loaderText('failed'))
  const button = add(root, 'button', 'page-view__retry', loaderText('retry'))
  button.setAttribute('type', 'button')
  button.addEventListener('click', retry, { once: true })
  button.focus()
}

export function hideView(): void {
  view?.remove()
  view = null
}
