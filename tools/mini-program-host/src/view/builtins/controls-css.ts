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

/** Looks of what is pressed, ticked or slid. */
export const CONTROLS_CSS = BUTTON
