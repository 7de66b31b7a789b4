/** Files for uploads. */
import sharp, { type Sharp } from 'sharp'

/** Four by three px, red. */
export const SMALL_PNG = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAIAAAA7ljmRAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQImWM4o6QERww4OQAAzgzBYRaW7wAAAABJRU5ErkJggg==',
    'base64',
  ),
)

export const blank = (width: number, height: number, background = '#c22'): Sharp =>
  sharp({ create: { width, height, channels: 3, background } })

export async function blobOf(picture: Sharp): Promise<Blob> {
  return new Blob([new Uint8Array(await picture.toBuffer())])
}

/** Like a phone's upright photo: the left half is red and the right half blue, and its EXIF data rotates it. */
export async function turned(): Promise<Blob> {
  const blue = await blank(30, 40, '#22c').png().toBuffer()
  const picture = blank(60, 40).composite([{ input: blue, left: 30, top: 0 }])
  return blobOf(
    picture
      .jpeg({ quality: 100 })
      .withExif({
        IFD0: { Artist: 'Secret Person' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
      })
      .withMetadata({ orientation: 6 }),
  )
}

/** Two frames; the first one is red. */
export async function animated(): Promise<Blob> {
  const frames = [await blank(8, 8).png().toBuffer(), await blank(8, 8, '#22c').png().toBuffer()]
  return blobOf(sharp(frames, { join: { animated: true } }).gif({ delay: [100, 100] }))
}

/** Reads the address of a picture. */
export async function read(url: string): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
  const response = await fetch(url)
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}
