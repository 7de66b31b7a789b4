import type { PickedPicture, PictureAnswer, PictureChooser, PictureSource } from './types'

/** Named one by one, so that phones convert pictures of other formats to JPEG. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/gif,image/avif'

const picked = (file: File): PickedPicture => ({
  uri: URL.createObjectURL(file),
  name: file.name,
  bytes: file.size,
  type: file.type,
  file,
})

let last: HTMLInputElement | null = null

/** The input stays in the page while the chooser is open: Safari drops a detached one before the user has chosen. */
function newInput(): HTMLInputElement {
  last?.remove()
  last = document.createElement('input')
  // not `hidden`, which the rule for fields in Taro's style sheet overrides
  last.style.display = 'none'
  document.body.appendChild(last)
  return last
}

/** In browsers without a `cancel` event this waits until the next call replaces the input. */
function choose(source: PictureSource, limit: number): Promise<PictureAnswer> {
  const input = newInput()
  input.type = 'file'
  input.accept = ACCEPTED
  input.multiple = source === 'gallery' && limit > 1
  if (source === 'camera') input.setAttribute('capture', 'environment')
  return new Promise((resolve) => {
    input.addEventListener('change', () => {
      const files = Array.from(input.files ?? []).slice(0, limit)
      resolve(files.length === 0 ? 'cancelled' : files.map(picked))
    })
    input.addEventListener('cancel', () => resolve('cancelled'))
    input.click()
  })
}

/** The browser's file chooser; on a phone, its camera as well. */
export const pictureChooser: PictureChooser = {
  sources: () => (window.matchMedia('(pointer: coarse)').matches ? ['camera', 'gallery'] : ['gallery']),
  choose,
  release: ({ uri }) => URL.revokeObjectURL(uri),
}
