import { pictureChooser } from '@/platform/pictures/picture-chooser'
import type { Scanned, Scanner } from './types'

/** The browser's detector, which not all browsers have and TypeScript does not know. */
interface Detector {
  detect(picture: ImageBitmap): Promise<readonly { readonly rawValue: string }[]>
}
type DetectorClass = new () => Detector

/** The user takes a photo of the label: the phone's own camera focuses better than a video in a page. */
async function scanWith(Detector: DetectorClass): Promise<Scanned> {
  const [source] = pictureChooser.sources()
  const answer = await pictureChooser.choose(source, 1)
  if (typeof answer === 'string') return answer
  const [picture] = answer
  if (picture === undefined) return 'cancelled'
  try {
    return picture.file === undefined ? 'none' : await read(Detector, picture.file)
  } finally {
    pictureChooser.release?.(picture)
  }
}

async function read(Detector: DetectorClass, file: File): Promise<Scanned> {
  try {
    const [code] = await new Detector().detect(await createImageBitmap(file))
    const text = code?.rawValue.trim() ?? ''
    return text === '' ? 'none' : { text }
  } catch {
    // the file is not a picture, or the detector cannot read it
    return 'none'
  }
}

/** Reads codes with the browser's BarcodeDetector. Null where it has none, so that no button is shown. */
export function findScanner(): Scanner | null {
  const { BarcodeDetector } = window as { BarcodeDetector?: DetectorClass }
  return BarcodeDetector ? { scan: () => scanWith(BarcodeDetector) } : null
}
