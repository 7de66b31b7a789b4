/** The host names of the server without PUBLIC_URL: a caller's Host header is used in links and picture addresses. */
import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'

const NAME = /^(?=.{1,253}$)(\*\.)?[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/

/** Only the name of `[::1]:3000`, `shop.example:80` and so on, in lower case. */
const nameOf = (host: string) =>
  host
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/^\[(.*)\]$/, '$1')

/** A comma-separated list of names and addresses, `*.example` for all subdomains; null if any of them is invalid. */
export function readHosts(text: string): string[] | null {
  const hosts = text.split(',').map((part) => nameOf(part.trim()))
  return hosts.every((host) => NAME.test(host) || isIP(host)) ? hosts : null
}

const isListed = (name: string, listed: string) =>
  listed.startsWith('*.') ? name.endsWith(listed.slice(1)) && name.length > listed.length - 1 : name === listed

const ofThisMachine = (name: string) =>
  Object.values(networkInterfaces()).some((each) => each?.some(({ address }) => address === name))

/** Whether a Host header names this server: this machine, the address it listens on, or one in the list. */
export function isOwnHost(
  host: string,
  { host: listensOn, allowedHosts }: { readonly host: string; readonly allowedHosts: readonly string[] },
): boolean {
  const name = nameOf(host)
  return (
    LOOPBACK.test(name) ||
    name === listensOn.toLowerCase() ||
    allowedHosts.some((listed) => isListed(name, listed)) ||
    (isIP(name) !== 0 && ofThisMachine(name))
  )
}
