import { useRef, useState } from 'react'
import { pictureChooser } from '@/platform/pictures/picture-chooser'
import type { PickedPicture, PictureSource, PictureSources } from '@/platform/pictures/types'

/** Why there are no pictures, when the user can do something about it. */
export type PickFault = 'refused' | 'refused_gallery' | 'failed'

export interface Picking {
  /** Whether the sheet of sources is open. */
  readonly asking: boolean
  readonly sources: PictureSources
  readonly fault: PickFault | null
  /** Opens the sheet of sources; opens the source itself when there is only one. */
  readonly start: () => void
  readonly choose: (source: PictureSource) => void
  readonly close: () => void
}

/** Picks pictures: the choice of the source, the host's chooser, and errors. */
export function usePicking(limit: number, onPicked: (pictures: readonly PickedPicture[]) => void): Picking {
  const [asking, setAsking] = useState(false)
  const [fault, setFault] = useState<PickFault | null>(null)
  const open = useRef(false)
  const sources = pictureChooser.sources()

  function close(): void {
    open.current = false
    setAsking(false)
  }

  async function pick(source: PictureSource): Promise<void> {
    // a second tap while the host's chooser is opening would open it twice
    if (open.current) return
    open.current = true
    setFault(null)
    try {
      const answer = await pictureChooser.choose(source, limit)
      if (answer === 'refused') setFault(source === 'camera' ? 'refused' : 'refused_gallery')
      else if (answer !== 'cancelled') onPicked(answer)
    } catch {
      setFault('failed')
    } finally {
      // an iPhone opens its chooser above the sheet, so the sheet closes afterwards
      close()
    }
  }

  return {
    asking,
    sources,
    fault,
    start: () => {
      if (sources.length > 1) return setAsking(true)
      // some browsers never report that nothing was chosen: allow another attempt
      open.current = false
      void pick(sources[0])
    },
    choose: (source) => void pick(source),
    close,
  }
}
