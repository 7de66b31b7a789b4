/** `npm run ops` in tests: as an operator, with a test server that listens on this machine. */
import type { AddressInfo } from 'node:net'
import { hashPassword } from '../areas/account/passwords'
import { readConfig } from '../kernel/config/config'
import { OpsFailure } from '../app/cli/failure'
import { runOps } from '../app/cli/run'
import type { TestServer } from './server'

/** There are no data: the command must find the server by its address. */
export const OPS_CONFIG = readConfig({ SOUK_DATA: '/nowhere/souk' })
export const OPS_PASSWORD = 'three-small-goats'

/** The command's output, or the exit code and its last line. */
export type OpsLine = (...args: string[]) => Promise<string>

/** Starts the server, and creates an operator, olu@souk.test, for the command. */
export async function opsLine(server: TestServer): Promise<OpsLine> {
  const { http } = server
  await http.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`
  const email = 'olu@souk.test'
  await server.signIn({ email, role: 'operator', passwordHash: await hashPassword(OPS_PASSWORD) })
  process.env.SOUK_OPS_EMAIL = email
  process.env.SOUK_OPS_PASSWORD = OPS_PASSWORD
  return async (...args) => {
    const lines: string[] = []
    try {
      await runOps([...args, '--url', url], OPS_CONFIG, (line) => void lines.push(line))
      return lines.join('\n')
    } catch (error) {
      if (error instanceof OpsFailure) return `${error.exitCode}: ${error.message}`
      throw error
    }
  }
}
