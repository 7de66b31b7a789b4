/** Asks the user at the terminal. A password is never shown. */
import readline from 'node:readline/promises'
import { OpsFailure } from './failure'

const CTRL_C = '\u0003'
const CTRL_D = '\u0004'
const BACKSPACE: readonly string[] = ['\u007f', '\b']

export async function askLine(question: string): Promise<string> {
  const terminal = readline.createInterface({ input: process.stdin, output: process.stderr })
  try {
    return (await terminal.question(question)).trim()
  } finally {
    terminal.close()
  }
}

/** Reads up to Enter without showing what is typed. Throws an OpsFailure on Ctrl-C. */
function askSecret(question: string): Promise<string> {
  const { stdin, stderr } = process
  stderr.write(question)
  stdin.setRawMode(true)
  stdin.setEncoding('utf8')
  stdin.resume()
  return new Promise((resolve, reject) => {
    let typed = ''
    const end = () => {
      stdin.setRawMode(false)
      stdin.pause()
      stdin.off('data', read)
      stderr.write('\n')
    }
    const read = (chunk: string) => {
      for (const letter of chunk) {
        if (letter === '\r' || letter === '\n' || letter === CTRL_D) {
          end()
          return resolve(typed)
        }
        if (letter === CTRL_C) {
          end()
          return reject(new OpsFailure('stopped'))
        }
        typed = BACKSPACE.includes(letter) ? [...typed].slice(0, -1).join('') : typed + letter
      }
    }
    stdin.on('data', read)
  })
}

interface Credentials {
  readonly email: string
  readonly password: string
}

/** From the options and the environment, else from the terminal. Throws an OpsFailure if there is none. */
export async function credentials(email: string | undefined): Promise<Credentials> {
  const { SOUK_OPS_EMAIL, SOUK_OPS_PASSWORD } = process.env
  const known = email ?? SOUK_OPS_EMAIL
  if (known && SOUK_OPS_PASSWORD) return { email: known, password: SOUK_OPS_PASSWORD }
  if (!process.stdin.isTTY) throw new OpsFailure('set SOUK_OPS_EMAIL and SOUK_OPS_PASSWORD, or use a terminal', 2)
  const asked = known || (await askLine('Operator e-mail: '))
  return { email: asked, password: SOUK_OPS_PASSWORD || (await askSecret(`Password of ${asked}: `)) }
}
