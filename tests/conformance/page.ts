import { ALL_ROWS, AREAS } from './all-rows'
import type { Proof } from './match'
import type { Row } from './row'
import { TARGET_IDS, TARGETS, type TargetId } from './targets'

const escape = (text: string) => text.replaceAll('|', '\\|')

const SIDES = [...new Set(TARGET_IDS.map((id) => TARGETS[id].side))]
const ofSide = (side: string) => TARGET_IDS.filter((id) => TARGETS[id].side === side)
const names = (ids: readonly TargetId[]) => ids.map((id) => TARGETS[id].name).join(', ')

/** `unit (h5) · H5 · native (Android)`: a side by its name alone where all of its targets are among these. */
export function passedOn(targets: readonly TargetId[]): string {
  const said = SIDES.map((side) => {
    const passed = ofSide(side).filter((id) => targets.includes(id))
    if (passed.length === 0) return ''
    return passed.length === ofSide(side).length ? side : `${side} (${names(passed)})`
  })
  return said.filter(Boolean).join(' · ')
}

function provenBy(row: Row, proof: Proof | undefined): string {
  if (proof) return proof.files.map((file) => `[${file.split('/').at(-1)}](../${file})`).join(', ')
  return row.issue === 'later' ? 'later' : '**none**'
}

function legend(proofs: ReadonlyMap<string, Proof>): string {
  const passed = (id: TargetId) => ALL_ROWS.filter((row) => proofs.get(row.id)?.targets.includes(id)).length
  const known = TARGET_IDS.filter((id) => passed(id) > 0)
  const lines = known.map((id) => `| ${TARGETS[id].side} | ${TARGETS[id].name} | ${passed(id)} |`)
  return [
    'Targets, and how many of the rows have a test that passed there. A side without a bracket behind it: on all of its targets.',
    '',
    ...['| side | target | rows |', '| --- | --- | --- |', ...lines],
  ].join('\n')
}

/** docs/conformance.md: each row with the targets on which its tests passed, and their files. */
export function conformancePage(proofs: ReadonlyMap<string, Proof>): string {
  const tables = AREAS.map(({ title, rows }) => {
    const lines = rows.map((row) => {
      const proof = proofs.get(row.id)
      return `| \`${row.id}\` | ${escape(row.text)} | ${passedOn(proof?.targets ?? [])} | ${provenBy(row, proof)} |`
    })
    const head = ['| row | what | passed on | proven by |', '| --- | --- | --- | --- |']
    return [`## ${title}`, '', ...head, ...lines].join('\n')
  })
  const introduction =
    'Written by `npm test`; do not edit. Each row of the specification, in our own words, with the targets on which ' +
    'its tests passed, and their files. How rows and titles belong together: ' +
    '[tests/conformance](../tests/conformance/README.md).'
  return ['# Conformance', introduction, legend(proofs), ...tables].join('\n\n') + '\n'
}
