const BUTTON = `
wx-button { display: block; position: relative; box-sizing: border-box; margin-left: auto; margin-right: auto; padding-left: 14px; padding-right: 14px; font-size: 18px; line-height: 2.55555556; text-align: center; text-decoration: none; border-radius: 5px; overflow: hidden; color: #000; background-color: #f8f8f8; -webkit-tap-highlight-color: transparent }
wx-button::after { content: ' '; position: absolute; top: 0; left: 0; box-sizing: border-box; width: 200%; height: 200%; border: 1px solid rgba(0, 0, 0, .2); border-radius: 10px; transform: scale(.5); transform-origin: 0 0; pointer-events: none }
wx-button[type='primary'] { color: #fff; background-color: #1aad19 }
wx-button[type='warn'] { color: #fff; background-color: #e64340 }
wx-button[disabled] { color: rgba(255, 255, 255, .6) }
wx-button[disabled]:not([type]), wx-button[disabled][type='default'] { color: rgba(0, 0, 0, .3); background-color: #f7f7f7 }
wx-button[disabled][type='primary'] { background-color: #9ed99d }
wx-button[disabled][type='warn'] { background-color: #ec8b89 }
wx-button[plain] { color: #353535; background-color: transparent; border: 1px solid #353535 }
wx-button[plain]::after { border-width: 0 }
wx-button[plain][type='primary'] { color: #1aad19; border-color: #1aad19; background-color: transparent }
wx-button[plain][type='warn'] { color: #e64340; border-color: #e64340; background-color: transparent }
wx-button[plain][disabled] { color: rgba(0, 0, 0, .2); border-color: rgba(0, 0, 0, .2) }
wx-button[size='mini'] { display: inline-block; padding: 0 1.32em; font-size: 13px; line-height: 2.3 }
wx-button[loading]::before { content: ' '; display: inline-block; box-sizing: border-box; width: 18px; height: 18px; margin: -.2em .34em 0 0; vertical-align: middle; border: 2px solid currentColor; border-right-color: transparent; border-radius: 50%; animation: wx-turn 1s linear infinite }
.button-hover { color: rgba(0, 0, 0, .6); background-color: #dedede }
.button-hover[type='primary'] { color: rgba(255, 255, 255, .6); background-color: #179b16 }
.button-hover[type='warn'] { color: rgba(255, 255, 255, .6); background-color: #ce3c39 }
@keyframes wx-turn { to { transform: rotate(360deg) } }
`

const CHOICES = `
wx-checkbox, wx-radio, wx-switch { display: inline-block; -webkit-tap-highlight-color: transparent }
.wx-checkbox-input, .wx-radio-input { display: inline-block; position: relative; box-sizing: border-box; width: 23px; height: 23px; margin-right: 5px; vertical-align: middle; border: 1px solid #d1d1d1; background-color: #fff; color: #09bb07 }
.wx-checkbox-input { border-radius: 3px }
.wx-radio-input { border-radius: 50% }
.wx-radio-input-checked { border-color: currentColor; background-color: currentColor }
.wx-checkbox-input-checked::before, .wx-radio-input-checked::before { content: ''; position: absolute; left: 7px; top: 2px; width: 6px; height: 12px; border: solid currentColor; border-width: 0 2px 2px 0; transform: rotate(45deg) }
.wx-radio-input-checked::before { border-color: #fff }
wx-checkbox[disabled] > .wx-checkbox-input, wx-radio[disabled] > .wx-radio-input { background-color: #e1e1e1 }
.wx-switch-input { display: inline-block; position: relative; box-sizing: border-box; width: 52px; height: 32px; border: 1px solid #dfdfdf; border-radius: 16px; background-color: #dfdfdf; vertical-align: middle; transition: background-color .1s }
.wx-switch-input::after { content: ''; position: absolute; top: 0; left: 0; width: 30px; height: 30px; border-radius: 15px; background-color: #fff; box-shadow: 0 1px 3px rgba(0, 0, 0, .4); transition: transform .2s }
.wx-switch-input-checked { border-color: currentColor; background-color: currentColor }
.wx-switch-input-checked::after { transform: translateX(20px) }
wx-switch[type='checkbox'] > .wx-switch-input { width: 23px; height: 23px; border-radius: 3px }
wx-switch[type='checkbox'] > .wx-switch-input::after { display: none }
wx-switch[type='checkbox'] > .wx-switch-input-checked::before { content: ''; position: absolute; left: 7px; top: 2px; width: 6px; height: 12px; border: solid #fff; border-width: 0 2px 2px 0; transform: rotate(45deg) }
wx-switch[disabled] > .wx-switch-input { opacity: .7 }
`

const BARS = `
wx-slider { display: flex; align-items: center; margin: 10px 18px; height: 28px; touch-action: none }
.wx-slider-track { position: relative; flex: 1; height: 2px }
.wx-slider-bar { height: 100% }
.wx-slider-block { position: absolute; top: 50%; border-radius: 50%; transform: translate(-50%, -50%); box-shadow: 0 0 4px rgba(0, 0, 0, .2) }
.wx-slider-value { width: 3ch; margin-left: 1em; color: #888; font-size: 14px }
wx-progress { display: flex; align-items: center; width: 100% }
.wx-progress-bar { flex: 1; overflow: hidden }
.wx-progress-inner-bar { width: 0; height: 100% }
.wx-progress-info { margin: 0 0 0 15px; min-width: 2em }
`

const PICKERS = `
.wx-picker-mask { position: fixed; inset: 0; z-index: 5000; background: rgba(0, 0, 0, .6); font: 17px/1.4 sans-serif }
.wx-picker { position: absolute; left: 0; right: 0; bottom: 0; background: #fff; color: rgba(0, 0, 0, .9) }
.wx-picker-header { display: flex; justify-content: space-between; padding: 12px 16px; border-bottom: 1px solid rgba(0, 0, 0, .1) }
.wx-picker-action { color: #07c160 }
.wx-picker-cancel { color: rgba(0, 0, 0, .5) }
.wx-picker-columns { display: flex; height: 240px }
.wx-picker-column { flex: 1; overflow-y: auto; scroll-snap-type: y proximity; padding: 96px 0; box-sizing: border-box }
.wx-picker-item { height: 48px; line-height: 48px; text-align: center; scroll-snap-align: center; color: rgba(0, 0, 0, .4) }
.wx-picker-chosen { color: #000; font-weight: 500 }
.wx-picker-region { display: block; width: 100%; box-sizing: border-box; padding: 12px 16px; font: inherit }
wx-picker-view { display: flex; position: relative; overflow: hidden; height: 238px; --row: 34px }
wx-picker-view > [part='indicator'] { position: absolute; left: 0; right: 0; top: 50%; height: var(--row); transform: translateY(-50%); pointer-events: none; border: solid rgba(0, 0, 0, .1); border-width: 1px 0; box-sizing: border-box }
wx-picker-view-column { display: block; position: relative; flex: 1; height: 100%; overflow-y: auto; scroll-snap-type: y mandatory; scrollbar-width: none; box-sizing: border-box }
wx-picker-view-column::before, wx-picker-view-column::after { content: ''; display: block; height: calc((100% - var(--row)) / 2) }
wx-picker-view-column > * { display: block; height: var(--row); overflow: hidden; scroll-snap-align: center }
`

/** The looks of pressed, ticked, sliding and picked controls. */
export const CONTROLS_CSS = `${BUTTON}${CHOICES}${BARS}${PICKERS}`
