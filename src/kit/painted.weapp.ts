/** About a frame: until then Taro has sent to the view what was set before. */
const FRAME_MS = 16

/**
 * Resolves when what was set before is on its way to the view. Frames are drawn in another thread there: Taro's
 * `requestAnimationFrame` is a timer, too, but by a clock that tests stop.
 */
export const painted = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, FRAME_MS))
