import { ok, type Sender } from '../../contract/support/client'

/** The demo's operator, logged in. Walks run against a normal server with demo data. */
export async function logInOperator(): Promise<Sender> {
  const session = await ok('login', { email: 'operator@souk.test', password: 'souk-demo-1' })
  return { token: session['access-token'] }
}
