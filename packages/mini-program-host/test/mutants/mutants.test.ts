import { choose } from '../../../../tests/mutants/choose'
import { removeWritten, writeFolder } from '../support/write-program'
import { MUTANTS, type Mutant } from './mutants'
import { Player } from './player'
import { PROGRAMS, type Files } from './programs'

const BACKENDS = ['jsdom', 'chromium'] as const

/** Each costs two seconds of a core: a run plays so many of them. HOST_FAULTS and HOST_FAULTS_SEED play more, or the same again. */
const COUNT = Number(process.env.HOST_FAULTS ?? 12)
const SEED = Number(process.env.HOST_FAULTS_SEED ?? Math.floor(Math.random() * 1_000_000))
const CHOSEN = choose(MUTANTS, COUNT, SEED)

let players: readonly Player[]

beforeAll(() => {
  players = BACKENDS.map((backend) => new Player(backend))
})
afterAll(async () => {
  await Promise.all(players.map((player) => player.end()))
  removeWritten()
})

/** What each back end complains of, both at work at the same time. */
async function played(files: Files) {
  const folder = writeFolder(files)
  const [jsdom, chromium] = await Promise.all(players.map((player) => player.play(folder)))
  return { jsdom, chromium }
}

/** The complaint by name where a back end must have it, among others that follow from it; none where it must not. */
function expected({ caughtBy, by }: Mutant) {
  const caught = expect.arrayContaining([expect.stringMatching(by)])
  return { jsdom: caughtBy === 'chromium' ? [] : caught, chromium: caughtBy === 'jsdom' ? [] : caught }
}

describe.each(PROGRAMS)('$name', (program) => {
  test('passes when nothing is broken', async () => {
    expect(await played(program.files)).toEqual({ jsdom: [], chromium: [] })
  })

  const mutants = CHOSEN.filter(({ only = program.name }) => only === program.name)
  test.each(mutants)(`fails on $caughtBy when $name (seed ${SEED})`, async (mutant) => {
    expect(await played(mutant.change(program.files, program))).toEqual(expected(mutant))
  })
})
