// Plays "One machine, with systemd" of docs/operating.md on an empty Debian, as root: node tests/operating/play.mjs [FOLDER]
// Commands are those of the page. In place of systemd, DNS and a certificate authority are the three programs below.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { blocksOf } from './blocks.mjs'

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..')
const STAND_INS = path.join(ROOT, 'tests/operating/stand-ins')
const root = path.resolve(process.argv[2] ?? path.join(mkdtempSync(path.join(os.tmpdir(), 'souk-machine-')), 'root'))
const inside = (file) => path.join(root, file)

const AUTHORITIES = 'etc/ssl/authorities.pem'
const ENVIRONMENT = {
  ...(process.env.NODE_EXTRA_CA_CERTS
    ? { NODE_EXTRA_CA_CERTS: `/${AUTHORITIES}`, npm_config_cafile: `/${AUTHORITIES}` }
    : {}),
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: '/root',
  LANG: 'C.UTF-8',
  DEBIAN_FRONTEND: 'noninteractive',
}

/** Nothing on the page takes longer; what waits for ever ends here. */
const LONGEST_MS = 45 * 60_000

/** Runs commands in the machine, printing each, up to the first that fails. `before` are words before the command. */
function run(script, ...before) {
  const [program, ...words] = [...before, 'chroot', root, '/bin/bash', '-eux', '-c', script]
  const { status } = spawnSync(program, words, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: ENVIRONMENT,
    timeout: LONGEST_MS,
  })
  if (status !== 0) throw new Error(`a command ended with ${status}`)
}

/** An empty machine, with Node from nodejs.org, which is this one, and with this commit where the page clones from. */
function makeMachine() {
  console.log(`Debian in ${root}`)
  execFileSync('debootstrap', ['--variant=minbase', 'bookworm', root], { stdio: ['ignore', 'ignore', 'inherit'] })
  for (const name of ['proc', 'dev']) execFileSync('mount', ['--rbind', `/${name}`, inside(name)])
  const node = path.dirname(path.dirname(process.execPath))
  cpSync(process.execPath, inside('usr/local/bin/node'))
  cpSync(path.join(node, 'lib/node_modules/npm'), inside('usr/local/lib/node_modules/npm'), { recursive: true })
  for (const name of ['npm', 'npx'])
    execFileSync('ln', ['-sf', `../lib/node_modules/npm/bin/${name}-cli.js`, inside(`usr/local/bin/${name}`)])
  execFileSync('git', ['clone', '--quiet', '--bare', ROOT, inside('srv/souk.git')])
  mkdirSync(inside('root'), { recursive: true })
  writeFileSync(
    inside('root/.gitconfig'),
    '[url "file:///srv/souk.git"]\n  insteadOf = https://github.com/your/souk.git\n[safe]\n  directory = *\n',
  )
  writeFileSync(inside('etc/hosts'), '127.0.0.1 localhost shop.example seller.shop.example\n')
  for (const name of ['systemctl', 'journalctl', 'certbot'])
    cpSync(path.join(STAND_INS, name), inside(`usr/local/bin/${name}`))
  writeFileSync(inside('usr/sbin/policy-rc.d'), NO_SERVICES, { mode: 0o755 })
  // where packages of npm come from, and whom to trust, are settings of this machine
  for (const [file, copy] of [
    [path.join(os.homedir(), '.npmrc'), 'root/.npmrc'],
    [process.env.NODE_EXTRA_CA_CERTS, AUTHORITIES],
  ])
    if (file && existsSync(file)) cpSync(file, inside(copy))
}

const blocks = blocksOf(readFileSync(path.join(ROOT, 'docs/operating.md'), 'utf8'))
const textsOf = (heading) => blocks.filter((block) => block.heading === heading).map(({ text }) => text)

// packages start their services on a machine; here they must not, because its network is not its own yet
const NO_SERVICES = '#!/bin/sh\nexit 101\n'
// a PostgreSQL of this machine may have had the usual port when the package chose its own
const SERVICES =
  "sed -i 's/^port = .*/port = 5432/' /etc/postgresql/*/main/postgresql.conf; for service in postgresql redis-server nginx; do service $service start; done"
const REGISTER = `
curl -sfk https://shop.example/api/customer/register/account -d terms=1 -d name=You -d email=you@shop.example \\
  -d password=three-small-goats -d password_confirm=three-small-goats | grep -q '"code":200'`
/** The page says "build as in step 2": a build of the same commit is the same. */
const SAME_BUILD = 'cp -a /opt/souk/dist /opt/souk/node_modules /opt/souk-new/'

/** A block as its reader runs it: with an object store of their own, and what the text says between the commands. */
function played(block) {
  const text = block
    .replace('souk-….dump', 'souk-$(date +%F).dump')
    .replaceAll('…', 'of-the-provider')
    .replace(/^git clone .*souk-new.*$/m, (line) => `${line}\n${SAME_BUILD}`)
  return text.includes('appoint') ? `${REGISTER}\n${text}` : text
}

/** What an operator sees from outside. */
const SEEN = `
curl -sfk https://shop.example/ | grep -q '<title>'
[ "$(curl -sk -o /dev/null -w '%{http_version}' https://shop.example/)" = 2 ]
curl -sfk https://shop.example/api/customer/index/get_languages | grep -q '"code":200'
curl -sfk https://seller.shop.example/console/ | grep -q '<title>'
curl -si http://seller.shop.example/x | grep -qi '^location: https://seller.shop.example/x'
for n in 1 2; do
  curl -sfk -H "Authorization: Bearer $(sed -n 's/^METRICS_TOKEN=//p' /etc/souk/souk.env)" https://shop.example/metrics/$n | grep -q '^souk_'
done
[ "$(curl -sk -o /dev/null -w '%{http_code}' https://shop.example/metrics/1)" = 404 ]
[ "$(curl -sk -o /dev/null -w '%{http_code}' https://shop.example/metrics)" = 404 ]
su postgres -c "psql -tA souk -c \\"select role from users where email = 'you@shop.example'\\"" | grep -qx operator`

const [packages, build, ...further] = textsOf('One machine, with systemd').map(played)

/** With the network of this machine: what comes from elsewhere. */
const FETCHED = [packages, 'apt-get install -y systemd iproute2', build]
/** With a network of its own, in one shell from top to bottom, as at a terminal: its variables and its folder stay. */
const ALONE = [
  'ip link set lo up',
  SERVICES,
  'cd /opt/souk',
  ...further,
  `echo 'seen from outside'\n${SEEN}`,
  ...textsOf('Backup and restore').map(played),
  ...textsOf('Upgrading without downtime').map(played),
  `echo 'seen from outside, after a restore and an upgrade'\n${SEEN}`,
  '/usr/bin/systemd-analyze verify /etc/systemd/system/souk@3001.service',
]

try {
  makeMachine()
  run(FETCHED.join('\n'))
  run(ALONE.join('\n'), 'unshare', '--net')
  console.log('The page was played to its end.')
} finally {
  spawnSync('chroot', [
    root,
    '/bin/sh',
    '-c',
    'pkill -u souk; for s in nginx postgresql redis-server; do service $s stop; done',
  ])
  for (const name of ['proc', 'dev']) spawnSync('umount', ['--lazy', inside(name)])
  // never into a mount that would not go
  if (process.argv[2] === undefined) execFileSync('rm', ['-rf', '--one-file-system', path.dirname(root)])
}
