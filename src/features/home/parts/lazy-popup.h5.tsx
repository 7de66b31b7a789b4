import { useEffect, useState, type ComponentType } from 'react'

/** The popup in a chunk of its own. One that cannot be fetched is missed by nobody. */
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
