import type { Compiler } from 'webpack'

const NAME = 'LeanTemplates'

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Attributes that no screen sets, and that mean their default; each is repeated in up to 24 levels of templates. */
export const UNUSED = [
  ...words(`hover-start-time hover-stay-time animation bindanimationstart bindanimationiteration bindanimationend
    bindtransitionend bindlongpress selectable user-select space decode overflow max-lines show-menu-by-longpress fade-in webp
    canvas-id bindlongtap`),
  // scroll-view
  ...words(`scroll-with-animation scroll-anchoring scroll-left scroll-into-view-alignment
    scroll-into-view-within-extent upper-threshold enable-back-to-top enable-flex enable-passive paging-enabled
    using-sticky reverse padding fast-deceleration min-drag-distance bounces clip cache-extent associative-container
    refresher-threshold refresher-default-style refresher-background refresher-ballistic-refresh-enabled
    refresher-two-level-enabled refresher-two-level-triggered refresher-two-level-threshold
    refresher-two-level-close-threshold refresher-two-level-scroll-enabled refresher-two-level-pinned
    bindscrolltoupper bindscrollstart bindscrollend binddragstart binddragging binddragend bindrefresherpulling
    bindrefresherrestore bindrefresherabort bindrefresherstatuschange bindrefresherwillrefresh`),
  // swiper
  ...words(`indicator-dots indicator-color indicator-active-color indicator-type indicator-margin indicator-spacing
    indicator-radius indicator-width indicator-height indicator-alignment indicator-offset easing-function
    display-multiple-items snap-to-edge item-id layout-type transformer-type vertical circular skip-hidden-item-layout
    bindtransition bindanimationfinish`),
  // input and textarea
  ...words(`placeholder-class fixed adjust-position adjust-keyboard-to hold-keyboard always-embed cursor cursor-color
    cursor-spacing selection-start selection-end confirm-hold show-confirm-bar disable-default-padding auto-height
    auto-fill safe-password-cert-path safe-password-length safe-password-time-stamp safe-password-nonce
    safe-password-salt safe-password-custom-hash bindkeyboardcompositionstart bindkeyboardcompositionupdate
    bindkeyboardcompositionend bindkeyboardheightchange bindselectionchange bindlinechange bindnicknamereview`),
  // button
  ...words(`form-type loading session-from send-message-title send-message-path send-message-img app-parameter
    show-message-card business-id bindagreeprivacyauthorization bindgetuserinfo bindcontact bindgetphonenumber
    bindgetrealtimephonenumber bindchooseavatar bindopensetting bindlaunchapp`),
  // map
  ...words(`covers polyline rotate setting bindregionchange bindmarkertap show-location show-compass show-scale include-points layer-style polygons circles controls subkey skew
    min-scale max-scale enable-3D enable-overlooking enable-auto-max-overlooking enable-zoom enable-scroll
    enable-rotate enable-satellite enable-traffic enable-poi enable-building bindcontroltap bindcallouttap
    bindlabeltap bindupdated bindpoitap bindpolylinetap bindanchorpointtap bindinterpolatepoint bindabilitysuccess
    bindabilityfailed bindauthsuccess`),
] as const

const PATTERN = new RegExp(` (?:${UNUSED.join('|')})="[^"]*"`, 'g')

/** The children of components that have none. */
const CHILDREN = /(<(image|input|textarea|canvas|web-view) [^>]*>)<template [^>]*\/>(?=<\/\2>)/g

/**
 * Removes from Taro's templates the attributes that no screen uses, children where there are none, and the space between
 * tags.
 */
export function leanTemplates(wxml: string): string {
  return wxml
    .replace(PATTERN, '')
    .replace(/>\s+</g, '><')
    .replace(/[ \t]{2,}/g, ' ')
    .replaceAll(' />', '/>')
    .replace(CHILDREN, '$1')
}

/** Slims the templates that every screen is drawn with (HACKS.md: config/mini/lean-templates.ts). */
export class LeanTemplates {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE }, () => {
        for (const name of Object.keys(compilation.assets)) {
          if (!name.endsWith('.wxml')) continue
          compilation.updateAsset(name, (asset) => new sources.RawSource(leanTemplates(String(asset.source()))))
        }
      })
    })
  }
}
