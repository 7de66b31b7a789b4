/** A mail server that takes mails or refuses them for good, as its test says. */
import net from 'node:net'
import type { AddressInfo } from 'node:net'
import { one } from '@contract/rules/lists'

export interface MailServer {
  /** For SMTP_URL. */
  readonly url: string
  /** What was taken, with headers, in the order in which it came. */
  readonly taken: readonly string[]
  /** From now on recipients are unknown here, which is final, or known. */
  refuse(refuses: boolean): void
  close(): Promise<void>
}

/** The answer to a line of a client, as RFC 5321 has it. */
function answerTo(line: string, refuses: boolean): string {
  const command = one(line.split(/[\s:]/, 1)).toUpperCase()
  if (command === 'RCPT' && refuses) return '550 5.1.1 No such mailbox'
  if (command === 'DATA') return '354 Go on'
  return command === 'QUIT' ? '221 Bye' : '250 OK'
}

export async function startMailServer(): Promise<MailServer> {
  const sockets = new Set<net.Socket>()
  const taken: string[] = []
  let refuses = false
  const server = net.createServer((socket) => {
    sockets.add(socket)
    let waiting = ''
    let mail: string[] | null = null
    const read = (line: string) => {
      if (mail === null) {
        const answer = answerTo(line, refuses)
        if (answer.startsWith('354')) mail = []
        socket.write(`${answer}\r\n`)
      } else if (line === '.') {
        taken.push(mail.join('\n'))
        mail = null
        socket.write('250 OK\r\n')
      } else mail.push(line)
    }
    socket.setEncoding('utf8')
    socket.on('close', () => sockets.delete(socket))
    socket.on('data', (text: string) => {
      const lines = `${waiting}${text}`.split('\r\n')
      waiting = lines.pop() ?? ''
      lines.forEach(read)
    })
    socket.write('220 mail.example\r\n')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    refuse: (next) => {
      refuses = next
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
