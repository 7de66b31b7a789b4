/** The page of the sandbox gateway: forms without scripts, with a strict content policy. */
import { createHash } from 'node:crypto'
import { languageTag, type Language } from '@contract/base/languages'
import { toDecimal } from '@contract/rules/money'
import { colour } from '../../../../kernel/text/colours'
import { escapeHtml } from '../../../../kernel/text/html'
import { wordsOf } from '../../../../kernel/text/catalogue'
import { CARD_NAMES, CARDS } from './cards'
import { stateAt, type SandboxCheckout } from './charge'

const STYLE = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; background: ${colour.ground}; color: ${colour.ink} }
* { box-sizing: border-box }
body { max-width: 30rem; margin: 0 auto; padding: 1.5rem 1rem 3rem }
main { background: ${colour.paper}; border-radius: 1rem; padding: 1.25rem }
h1 { font-size: 1.25rem; margin: 0 0 .75rem } h2 { font-size: 1.0625rem; margin: 1.25rem 0 .25rem }
p { margin: .5rem 0 } .note { background: ${colour.warnTint}; border-radius: .75rem; padding: .75rem }
.bad { background: ${colour.dangerTint}; color: ${colour.danger}; border-radius: .75rem; padding: .75rem }
.due { font-size: 1.5rem; font-weight: 700 }
fieldset { border: 0; margin: 0; padding: 0 } legend { font-weight: 700; padding: 0; margin-bottom: .5rem }
label { display: flex; gap: .75rem; align-items: center; min-height: 3.5rem; padding: .5rem .75rem; margin-bottom: .5rem;
border: 1px solid ${colour.lineStrong}; border-radius: .75rem; cursor: pointer } label:has(:checked) { outline: 2px solid ${colour.ink} }
input { width: 1.25rem; height: 1.25rem; flex: none; accent-color: ${colour.ink} } b { display: block; font-variant-numeric: tabular-nums }
label span { color: ${colour.ink2} }
button { width: 100%; min-height: 3.25rem; margin-top: .75rem; border: 0; border-radius: 2rem; background: ${colour.accent};
color: ${colour.paper}; font: 700 1.0625rem/1.2 system-ui, sans-serif; cursor: pointer }
button.second { background: ${colour.paper}; color: ${colour.ink}; border: 1px solid ${colour.lineStrong} }
.back { display: flex; align-items: center; justify-content: center; min-height: 3rem; margin-top: .5rem; color: ${colour.ink} }
:focus-visible { outline: 3px solid ${colour.info}; outline-offset: 2px }
`

const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`

/** What the page may load and do: its own style, and its own forms. */
export const SANDBOX_POLICY = [
  "default-src 'none'",
  `style-src ${STYLE_HASH}`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Seconds after which a finished page returns to the shop. */
const BACK_S = 1

const formatted = (language: Language, amount: bigint, currency: string) => {
  const format = new Intl.NumberFormat(languageTag(language), { style: 'currency', currency })
  return format.format(Number(toDecimal(amount, currency)))
}

function cardForm(language: Language): string {
  const words = wordsOf('practicePage', language)
  const cards = CARD_NAMES.map(
    (name, index) => `<label><input type="radio" name="card" value="${name}"${index === 0 ? ' checked' : ''}>
<span><b>${CARDS[name]}</b>${words[`card_${name}`]}</span></label>`,
  )
  return `<form method="post"><fieldset><legend>${words.choose}</legend>${cards.join('')}</fieldset>
<button id="sandbox-pay">${words.pay}</button></form>`
}

function stepForm(language: Language): string {
  const { step_title, step, confirm, refuse } = wordsOf('practicePage', language)
  return `<h2>${step_title}</h2><p>${step}</p><form method="post">
<button id="sandbox-confirm" name="step" value="confirm">${confirm}</button>
<button id="sandbox-refuse" class="second" name="step" value="refuse">${refuse}</button></form>`
}

function body(state: ReturnType<typeof stateAt>, language: Language): string {
  const { declined, expired, paid } = wordsOf('practicePage', language)
  if (state === 'expired') return `<p class="bad" role="alert" id="sandbox-expired">${expired}</p>`
  if (state === 'paid') return `<p role="status">${paid}</p>`
  if (state === 'step') return stepForm(language)
  const bad = state === 'declined' ? `<p class="bad" role="alert" id="sandbox-declined">${declined}</p>` : ''
  return bad + cardForm(language)
}

/** The page in its state at `now`; a paid one returns by itself. */
export function sandboxPage(checkout: SandboxCheckout, now: Date): string {
  const { amount, currency, returnUrl } = checkout
  const state = stateAt(checkout, now)
  const language = checkout.language as Language
  const { title, test, due, back } = wordsOf('practicePage', language)
  const goBack = escapeHtml(returnUrl)
  const leave = state === 'paid' ? `<meta http-equiv="refresh" content="${BACK_S};url=${goBack}">` : ''
  return `<!doctype html><html lang="${languageTag(language)}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${leave}
<title>${title}</title><style>${STYLE}</style><body><main><h1>${title}</h1><p class="note">${test}</p>
<p>${due}<br><span class="due">${escapeHtml(formatted(language, amount, currency))}</span></p>
${body(state, language)}
<a class="back" id="sandbox-back" href="${goBack}">${back}</a></main></body></html>`
}
