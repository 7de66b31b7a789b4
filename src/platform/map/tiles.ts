interface Tiles {
  readonly url: string
  /** What has to be said of their makers. */
  readonly credit: string
}

/** Takes the setting apart; null when it says nowhere to get tiles from, or nowhere that is safe to ask. */
export function readTiles(setting: string): Tiles | null {
  const at = setting.indexOf('#')
  const url = (at < 0 ? setting : setting.slice(0, at)).trim()
  const whole = ['{z}', '{x}', '{y}'].every((part) => url.includes(part))
  if (!whole || !/^https?:\/\/[^\s"'<>]+$/.test(url)) return null
  return { url, credit: at < 0 ? '' : setting.slice(at + 1).trim() }
}
