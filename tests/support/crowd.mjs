/**
 * A crowd in a separate process: many connections request one address repeatedly, and wait for the time in Retry-After
 * if they are refused. Ends when its standard input ends, and then prints the number of answers by status.
 */
import http from 'node:http'

const [address, size] = process.argv.slice(2)
const agent = new http.Agent({ keepAlive: true, maxSockets: Infinity })
const statuses = {}
let goesOn = true

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

function ask() {
  return new Promise((resolve) => {
    const request = http.get(address, { agent }, (response) => {
      response.resume()
      response.on('end', () => resolve(response))
    })
    request.on('error', (error) => resolve({ statusCode: error.code, headers: {} }))
  })
}

async function one() {
  while (goesOn) {
    const { statusCode, headers } = await ask()
    statuses[statusCode] = (statuses[statusCode] ?? 0) + 1
    if (statusCode !== 200) await pause(Number(headers['retry-after'] ?? 1) * 1_000)
  }
}

process.stdin.on('end', () => {
  goesOn = false
  process.stdout.write(`${JSON.stringify(statuses)}\n`)
  process.exit(0)
})
process.stdin.resume()
for (let each = 0; each < Number(size); each += 1) void one()
