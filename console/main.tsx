import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App, createQueries, forgetWithSession } from './app'
import { redeemPass } from './session/log-in'
import { session } from './session/session'
import { firstLanguage, showLanguage } from './text/choose'
import './styles/index.css'

async function start(): Promise<void> {
  const root = document.getElementById('app')
  if (!root) throw new Error('the page has no #app')
  const pass = redeemPass()
  // the app's link opens for the seller of its code, also in a tab where somebody else is logged in
  if (pass !== null) session.end()
  await showLanguage(firstLanguage())
  const queries = createQueries()
  forgetWithSession(queries)
  createRoot(root).render(
    <StrictMode>
      <App queries={queries} pass={pass} />
    </StrictMode>,
  )
}

void start()
