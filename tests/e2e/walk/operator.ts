import { ok, type Sender } from '../../contract/support/client'

/** The demo's operator, logged in: walks are played against a server like everybody's, with demo data. */
export async function logInOperator(): Promise<Sender> {
  const session = await ok('login', { email: 'operator@souk.test', password: 'souk-demo-1' })
  return { token: session['access-token'] }
}
