import { ALL_ROWS, AREAS } from './all-rows'
import { missingStates } from './load-states'
import { KIND_NAMES, KINDS, kindOf } from './kinds'
import type { Proof } from './match'
import { APP_SIDES, everywhere, exceptionOf } from './needs'
import type { Row } from './row'
import { TARGET_IDS, TARGETS, type TargetId } from './targets'

const escape = (text: string) => text.replaceAll('|', '\\|')

const SIDES = [...new Set(TARGET_IDS.map((id) => TARGETS[id].side))]
const ofSide = (side: string) => TARGET_IDS.filter((id) => TARGETS[id].side === side)
const names = (ids: readonly TargetId[]) => ids.map((id) => TARGETS[id].name).join(', ')

/** `unit (h5) · H5 · native (Android)`: a side is named alone if all of its targets passed. */
export function passedOn(targets: readonly TargetId[]): string {
  const said = SIDES.map((side) => {
    const passed = ofSide(side).filter((id) => targets.includes(id))
    if (passed.length === 0) return ''
    return passed.length === ofSide(side).length ? side : `${side} (${names(passed)})`
  })
  return said.filter(Boolean).join(' · ')
}

/** The targets on which a row passed. If users see it and it did not pass on all: the reason. */
function passed(row: Row, proof: Proof | undefined): string {
  const on = passedOn(proof?.targets ?? [])
  const exception = exceptionOf(row.id)
  if (!exception || (proof && everywhere(proof))) return on
  return `${on}. ${exception.gap ? '**Gap**: ' : ''}${escape(exception.because)}`
}

function provenBy(row: Row, proof: Proof | undefined, root: string): string {
  if (proof) return proof.files.map((file) => `[${file.split('/').at(-1)}](${root}/${file})`).join(', ')
  return row.issue === 'later' ? 'later' : '**none**'
}

function legend(proofs: ReadonlyMap<string, Proof>): string {
  const passed = (id: TargetId) => ALL_ROWS.filter((row) => proofs.get(row.id)?.targets.includes(id)).length
  const known = TARGET_IDS.filter((id) => passed(id) > 0)
  const lines = known.map((id) => `| ${TARGETS[id].side} | ${TARGETS[id].name} | ${passed(id)} |`)
  return [
    'Targets, and how many rows have a test that passed there. A side without brackets means all of its targets.',
    '',
    ...['| side | target | rows |', '| --- | --- | --- |', ...lines],
  ].join('\n')
}

/** How many rows passed on each combination of targets. */
function reach(proofs: ReadonlyMap<string, Proof>): string {
  const sidesOf = (row: Row) => new Set((proofs.get(row.id)?.targets ?? []).map((id): string => TARGETS[id].side))
  const proven = ALL_ROWS.map(sidesOf).filter((sides) => sides.size > 0)
  const count = (is: (sides: ReadonlySet<string>) => boolean) => proven.filter(is).length
  const onlyOn = (side: string) => count((sides) => sides.has(side) && !APP_SIDES.some((app) => sides.has(app)))
  const everywhere = count((sides) => APP_SIDES.every((side) => sides.has(side)))
  const unitAlone = count((sides) => sides.size === 1 && sides.has('unit'))
  return [
    `Of ${proven.length} rows with a passing test, ${everywhere} passed on H5, in the mini-program and in the native app;`,
    `${onlyOn('server')} on the server and on none of the three; ${unitAlone} in unit tests alone.`,
  ].join(' ')
}

/** The number of rows of each kind, and of those that users see and that pass on the targets for users. */
function kinds(proofs: ReadonlyMap<string, Proof>): string {
  const today = ALL_ROWS.filter((row) => row.issue === 'main')
  const counts = KINDS.map((kind) => `${today.filter(({ id }) => kindOf(id) === kind).length} ${KIND_NAMES[kind]}`)
  const seen = today.filter(({ id }) => kindOf(id) === 'seen')
  const short = seen.filter(({ id }) => {
    const proof = proofs.get(id)
    return !proof || !everywhere(proof)
  })
  const gaps = short.filter(({ id }) => exceptionOf(id)?.gap).length
  return [
    `Rows by kind: ${counts.join(', ')}. Of the ${seen.length} that a person sees, ${seen.length - short.length} passed`,
    `on H5, in the mini-program and in the native app; ${short.length} have a reason why not, ${gaps} of them because no host`,
    'tests them yet; these are marked as gaps.',
  ].join(' ')
}

const ROUTE_ROWS = [
  'A `route.` row passes on a host that opened the screen. On one host of each target, its five load states are also tested:',
  'content, loading, failed with a retry, empty, and offline with a way back',
  '(`tests/e2e/walk/load-states`).',
].join(' ')

/** The load states that a screen does not have. */
function faceless(): string {
  const lines = missingStates().map(({ row, states, because }) => `| \`${row}\` | ${states} | ${escape(because)} |`)
  return [
    'Load states that a screen does not have:',
    '',
    '| row | missing load states | reason |',
    '| --- | --- | --- |',
    ...lines,
  ].join('\n')
}

const HOSTS = [
  'H5 is tested in the Chromium of Debian. The mini-program and the native app are tested on hosts in this repository',
  '(`packages/mini-program-host` on jsdom and in Chromium, `packages/native-host` as Android and as iOS): they run the built',
  'programs unchanged, but they are neither WeChat nor a phone. They cannot show how the real systems draw a',
  'font or a shadow, how a keyboard, a sensor, a system dialog or an app store’s review behaves, and how fast a',
  'device is.',
].join(' ')

/**
 * The conformance page: each row with the files of its tests, and the targets on which they passed.
 * @param root the way from the page's folder to the repository's root, for links
 */
export function conformancePage(proofs: ReadonlyMap<string, Proof>, root = '..'): string {
  const tables = AREAS.map(({ title, rows }) => {
    const lines = rows.map((row) => {
      const proof = proofs.get(row.id)
      const cells = [`\`${row.id}\``, escape(row.text), kindOf(row.id), passed(row, proof), provenBy(row, proof, root)]
      return `| ${cells.join(' | ')} |`
    })
    const head = ['| row | what | kind | passed on | proven by |', '| --- | --- | --- | --- | --- |']
    return [`## ${title}`, '', ...head, ...lines].join('\n')
  })
  const introduction =
    `Written by \`npm run test:all\`. Each row of the [specification](${root}/docs/specification.md), its kind, the targets ` +
    'on which its tests passed, and their files. How tests name rows: ' +
    `[tests/conformance](${root}/tests/conformance/README.md).`
  return (
    [
      '# Conformance',
      introduction,
      HOSTS,
      legend(proofs),
      kinds(proofs),
      ROUTE_ROWS,
      faceless(),
      reach(proofs),
      ...tables,
    ].join('\n\n') + '\n'
  )
}
