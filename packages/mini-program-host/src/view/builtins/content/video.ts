import type { Behaviour } from '../builtin'

/** video: plays nothing, but fires the events that follow calls of its context. */
export const video: Behaviour = ({ get, fire }) => {
  const fullScreen = (isOn: boolean, direction: string) =>
    fire('fullscreenchange', { fullScreen: isOn, direction, fullscreen: isOn })
  return {
    functions: {
      play: () => void fire('play'),
      pause: () => void fire('pause'),
      stop: () => void fire('pause'),
      seek: (position: number) => {
        fire('seekcomplete', { position })
        fire('timeupdate', { currentTime: position, duration: get<number>('duration') })
      },
      requestFullScreen: () => void fullScreen(true, 'horizontal'),
      exitFullScreen: () => void fullScreen(false, 'vertical'),
    },
  }
}
