import { CONTROLS_CSS } from './controls/controls-css'

/** Image modes that keep the picture's ratio, and how they align it. */
const IMAGE_MODES = `
wx-image > img, wx-cover-image > img { display: block; width: 100%; height: 100%; border: 0; object-fit: fill }
wx-image > img:not([src]), wx-cover-image > img:not([src]) { visibility: hidden }
wx-image[mode='aspectFit'] > img { object-fit: contain }
wx-image[mode='aspectFill'] > img { object-fit: cover }
wx-image[mode='widthFix'][loaded] { height: auto !important }
wx-image[mode='widthFix'] > img { height: auto }
wx-image[mode='heightFix'][loaded] { width: auto !important }
wx-image[mode='heightFix'] > img { width: auto }
wx-image:is([mode*='top'], [mode*='bottom'], [mode*='left'], [mode*='right'], [mode='center']) > img { object-fit: none }
wx-image[mode='top'] > img { object-position: center top }
wx-image[mode='bottom'] > img { object-position: center bottom }
wx-image[mode='left'] > img { object-position: left center }
wx-image[mode='right'] > img { object-position: right center }
wx-image[mode='top left'] > img { object-position: left top }
wx-image[mode='top right'] > img { object-position: right top }
wx-image[mode='bottom left'] > img { object-position: left bottom }
wx-image[mode='bottom right'] > img { object-position: right bottom }
`

// Not inline: the template's next inline style would overwrite it
const LINES = Array.from(
  { length: 30 },
  (_, index) => `wx-text[max-lines='${index + 1}'] { -webkit-line-clamp: ${index + 1} }`,
).join('\n')

const TEXT = `
wx-text { display: inline; white-space: pre-line; user-select: none }
wx-text[selectable] { user-select: text }
wx-text[space] { white-space: pre-wrap }
wx-text[space='ensp'] { word-spacing: .25em }
wx-text[space='emsp'] { word-spacing: .75em }
wx-text[overflow] { display: -webkit-box; -webkit-box-orient: vertical; overflow: hidden }
wx-text[overflow='visible'] { overflow: visible }
${LINES}
wx-rich-text { display: block }
wx-rich-text img { max-width: 100% }
`

const FIELDS = `
wx-input { display: block; position: relative; height: 1.4rem; min-height: 1.4rem; line-height: 1.4rem; overflow: hidden; text-overflow: clip; white-space: nowrap; cursor: auto; text-align: start }
wx-input > input, wx-textarea > textarea { display: block; box-sizing: border-box; width: 100%; height: 100%; margin: 0; padding: 0; border: 0; outline: 0; background: none; color: inherit; font: inherit; letter-spacing: inherit; text-align: inherit; opacity: 1; resize: none; -webkit-tap-highlight-color: transparent }
wx-input > input { min-height: inherit; line-height: inherit }
wx-textarea { display: block; position: relative; width: 300px; height: 150px; overflow: hidden; line-height: 1.2 }
wx-textarea[auto-height] { height: auto !important }
wx-input > [part='placeholder'], wx-textarea > [part='placeholder'] { position: absolute; top: 0; left: 0; width: 100%; pointer-events: none; overflow: hidden; text-overflow: clip }
wx-input > [part='placeholder'] { height: 100%; display: grid; align-items: center; white-space: nowrap }
wx-input[filled] > [part='placeholder'], wx-textarea[filled] > [part='placeholder'] { visibility: hidden }
.input-placeholder, .textarea-placeholder { color: #808080 }
`

const SCROLLING = `
wx-scroll-view { display: block; width: 100%; overflow: hidden; position: relative; -webkit-overflow-scrolling: touch }
wx-scroll-view[scroll-x] { overflow-x: auto }
wx-scroll-view[scroll-y] { overflow-y: auto }
wx-scroll-view[scroll-x][enable-flex], wx-scroll-view[scroll-y][enable-flex] { display: flex }
wx-scroll-view[hide-scrollbar] { scrollbar-width: none }
wx-swiper { display: block; position: relative; height: 150px; overflow: hidden; touch-action: pan-y }
wx-swiper[vertical] { touch-action: pan-x }
wx-swiper-item { display: block; position: absolute; top: 0; left: 0; width: 100%; height: 100%; overflow: hidden }
wx-swiper > [part='dots'] { position: absolute; z-index: 1; display: flex; gap: 8px; left: 50%; bottom: 10px; transform: translateX(-50%) }
wx-swiper[vertical] > [part='dots'] { flex-direction: column; left: auto; right: 10px; bottom: auto; top: 50%; transform: translateY(-50%) }
wx-swiper > [part='dots'] > span { width: 8px; height: 8px; border-radius: 50% }
wx-movable-area { display: block; position: relative; width: 10px; height: 10px }
wx-movable-view { display: inline-block; position: absolute; width: 10px; height: 10px; touch-action: none }
`

/** The default looks of the built-in tags, with the sizes that WeChat documents. */
export const BASE_CSS = `
html, body { height: 100%; margin: 0; font-family: -apple-system, 'Helvetica Neue', Helvetica, sans-serif }
wx-page { display: block; min-height: 100% }
[hidden] { display: none !important }
wx-view, wx-form, wx-checkbox-group, wx-radio-group, wx-cover-view, wx-root-portal, wx-page-container,
wx-list-view, wx-grid-view, wx-grid-builder, wx-list-builder, wx-sticky-section, wx-sticky-header,
wx-match-media, wx-editor, wx-ad, wx-ad-custom, wx-official-account, wx-keyboard-accessory,
wx-native-slot, wx-slot-view, wx-open-container, wx-draggable-sheet, wx-snapshot { display: block }
wx-span, wx-share-element, wx-open-data { display: inline }
wx-navigator, wx-picker { display: block }
wx-label, wx-icon { display: inline-block }
wx-page-meta, wx-navigation-bar { display: none }
wx-image, wx-cover-image { display: inline-block; width: 320px; height: 240px; overflow: hidden }
wx-cover-image { width: 100%; height: auto }
wx-cover-view { position: relative; overflow: hidden; line-height: 1.2; white-space: nowrap }
wx-canvas { display: block; position: relative; width: 300px; height: 150px }
wx-canvas > canvas { display: block; width: 100%; height: 100% }
wx-canvas[disable-scroll] { touch-action: none }
wx-map { display: block; position: relative; width: 300px; height: 150px; overflow: hidden }
wx-map { background: #e8eef0; color: #567 }
wx-map::before { content: attr(shows); position: absolute; inset: 0; padding: 8px; font: 12px/1.4 sans-serif }
wx-video, wx-live-player, wx-live-pusher, wx-camera, wx-channel-video, wx-voip-room { display: inline-block; position: relative; width: 300px; height: 225px; overflow: hidden; background: #000 }
wx-audio { display: inline-block }
wx-web-view { display: block; position: fixed; inset: 0; z-index: 1 }
wx-web-view > iframe { display: block; width: 100%; height: 100%; border: 0 }
.navigator-hover { background-color: rgba(0, 0, 0, .1); opacity: .7 }
${TEXT}${IMAGE_MODES}${FIELDS}${SCROLLING}${CONTROLS_CSS}`
