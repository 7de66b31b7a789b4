import type { WritePicture } from './types'

/** Keeps the picture in the browser's memory. */
export const writePicture: WritePicture = async (bytes, name) => {
  const file = new File([bytes as Uint8Array<ArrayBuffer>], `${name}.png`, { type: 'image/png' })
  return { uri: URL.createObjectURL(file), name: file.name, bytes: bytes.length, type: 'image/png', file }
}
