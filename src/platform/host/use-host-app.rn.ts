import { useEffect } from 'react'
import { Linking } from 'react-native'
import { arrivals } from '../entry/arrivals'

/** Opens the address that started the app, and those that arrive while it runs. */
export function useHostApp(): void {
  useEffect(() => {
    const { remove } = Linking.addEventListener('url', ({ url }) => void arrivals.arrived(url))
    void Linking.getInitialURL().then((url) => (url === null ? undefined : arrivals.arrived(url)))
    return remove
  }, [])
}
