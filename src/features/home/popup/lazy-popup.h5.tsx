import { useEffect, useState, type ComponentType } from 'react'

/** The popup in a lazy chunk. A failed load is ignored. */
export function LazyPopup() {
  const [loaded, setLoaded] = useState<{ Popup: ComponentType } | null>(null)
  useEffect(() => {
    let here = true
    import('./popup-advert').then(
      ({ PopupAdvert }) => here && setLoaded({ Popup: PopupAdvert }),
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [])
  return loaded && <loaded.Popup />
}
