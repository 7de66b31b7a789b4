import type { PickedPicture, PictureAnswer, PictureChooser, PictureSource } from './types'

/** By name, so that phones hand over a JPEG of what they keep in another format. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/gif,image/avif'

const picked = (file: File): PickedPicture => ({
  uri: URL.createObjectURL(file),
  name: file.name,
  bytes: file.size,
  type: file.type,
  file,
})

let last: HTMLInputElement | null = null

/** In the page while it is open: Safari forgets one that is nowhere before its person has chosen. */
function newInput(): HTMLInputElement {
  last?.remove()
  last = document.createElement('input')
  // not `hidden`, which the rule for fields in Taro's style sheet outdoes
  last.style.display = 'none'
  document.body.appendChild(last)
  return last
}

/** Browsers that do not tell when nothing was chosen leave this waiting, until the next one takes its place. */
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

/** The browser's own way to files; on a phone, its camera beside it. */
export const pictureChooser: PictureChooser = {
  sources: () => (window.matchMedia('(pointer: coarse)').matches ? ['camera', 'gallery'] : ['gallery']),
  choose,
  release: ({ uri }) => URL.revokeObjectURL(uri),
}
