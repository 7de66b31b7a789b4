interface Tiles {
  readonly url: string
  /** The credit that the tiles' licence requires. */
  readonly credit: string
}

/** Reads the setting. Returns null when it has no address, or one that is not safe to request. */
export function readTiles(setting: string): Tiles | null {
  const at = setting.indexOf('#')
  const url = (at < 0 ? setting : setting.slice(0, at)).trim()
  const whole = ['{z}', '{x}', '{y}'].every((part) => url.includes(part))
  if (!whole || !/^https?:\/\/[^\s"'<>]+$/.test(url)) return null
  return { url, credit: at < 0 ? '' : setting.slice(at + 1).trim() }
}
