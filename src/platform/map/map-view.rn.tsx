import { useEffect, useRef, useState } from 'react'
import { Linking, View } from 'react-native'
import { WebView } from 'react-native-webview'
import page from './data/map-page.html'
import { citiesText } from './load-cities.rn'
import { readAsset } from './read-asset.rn'
import { CITIES_RECEIVER, readFromPage, RECEIVER, scriptOf } from './page/messages'
import type { MapViewProps } from './types'
import './map-view.scss'

/** The origin of the page: tile services require one. */
const BASE = `${process.env.TARO_APP_API}/`

/** A map in the native app: the page of tools/maps in a web view. Without a network it draws outlines. */
export function MapView(props: MapViewProps) {
  const view = useRef<WebView>(null)
  const latest = useRef(props)
  latest.current = props
  const [html, setHtml] = useState<string | null>(null)
  const [ready, setReady] = useState(false)
  const { centre, zoom, pin, tiles, words } = props
  const picks = props.onPick !== undefined
  const shown = scriptOf(RECEIVER, { centre, zoom, pin, tiles, words, picks })

  useEffect(() => {
    let over = false
    readAsset(page).then(
      (text) => void (over || setHtml(text)),
      () => void (over || latest.current.onFail()),
    )
    return () => {
      over = true
    }
  }, [])
  useEffect(() => {
    if (ready) view.current?.injectJavaScript(shown)
  }, [ready, shown])

  function take(text: string): void {
    const message = readFromPage(text)
    if (message?.kind === 'ready') setReady(true)
    if (message?.kind === 'picked') latest.current.onPick?.(message.point)
    if (message?.kind === 'failed') latest.current.onFail()
    if (message?.kind === 'cities') {
      citiesText().then(
        (cities) => view.current?.injectJavaScript(scriptOf(CITIES_RECEIVER, cities)),
        () => latest.current.onFail(),
      )
    }
  }
  return (
    <View className="map-view" nativeID="map" accessibilityLabel={words.label}>
      {html !== null && (
        <WebView
          ref={view}
          source={{ html, baseUrl: BASE }}
          originWhitelist={['*']}
          onMessage={({ nativeEvent }) => take(nativeEvent.data)}
          onError={() => latest.current.onFail()}
          // the system may end the web view's process: the screen then loads the map again
          onContentProcessDidTerminate={() => latest.current.onFail()}
          onRenderProcessGone={() => latest.current.onFail()}
          onShouldStartLoadWithRequest={({ url }) => stays(url)}
          setSupportMultipleWindows={false}
        />
      )}
    </View>
  )
}

/** Links in the map's credits open outside the app. */
function stays(url: string): boolean {
  if (url === BASE || url === 'about:blank') return true
  void Linking.openURL(url)
  return false
}
