import automator from 'miniprogram-automator'
import type MiniProgram from 'miniprogram-automator/out/MiniProgram'
import type Page from 'miniprogram-automator/out/Page'
import { ProjectError } from '../../src/project/project-error'
import { serve } from '../../src/server/serve'
import { startHost } from '../../src/start-host'
import type { Host, HostOptions, MeasureReport } from '../../src/types/host'
import { currentPage, find } from '../support/connected'

/** Looks that are taken at what shall become true: what is slow answers slowly too, so a count needs no clock. */
const LOOKS = 200
const PAUSE_MS = 10

type Step = readonly [name: string, take: (miniProgram: MiniProgram) => Promise<void>]

const STEPS: readonly Step[] = [
  ['home opens', (miniProgram) => reaches(miniProgram, 'pages/home/home')],
  ['home shows its title', (miniProgram) => shows(miniProgram, '#title', 'plain')],
  ['home shows a price', (miniProgram) => shows(miniProgram, '#price', '$12.50')],
  ['home shows a component', (miniProgram) => shows(miniProgram, '#counter .label', 'clicks 3')],
  ['add counts', (miniProgram) => tapAndSee(miniProgram, '#add', '#count', 'count 2')],
  ['open leads to the detail', (miniProgram) => tapAndReach(miniProgram, '#open', 'pages/detail/detail')],
  ['the detail shows what it was given', (miniProgram) => shows(miniProgram, '#detail', 'detail 7 李')],
  ['far leads into the subpackage', (miniProgram) => tapAndReach(miniProgram, '#far', 'extras/pages/far/far')],
  ['the subpackage shows what it was given', (miniProgram) => shows(miniProgram, '#far', 'far 1')],
  ['back leads to the detail', (miniProgram) => goBackTo(miniProgram, 'pages/detail/detail')],
  ['back leads home', (miniProgram) => tapAndReach(miniProgram, '#back', 'pages/home/home')],
  ['home is as it was left', (miniProgram) => shows(miniProgram, '#count', 'count 2')],
  ['the second tab opens', openSecondTab],
]

/**
 * Plays a short suite on a folder with WeChat's own client, as a project's own suite would be.
 * @returns a line for each complaint: faults of the folder, the step that failed, and measures that are not clean
 */
export async function complaints(options: HostOptions): Promise<string[]> {
  let host: Host
  try {
    host = await startHost({ ...options, probe: true })
  } catch (error) {
    if (error instanceof ProjectError) return error.message.split('\n')
    throw error
  }
  try {
    return [...(await failedStep(host)), ...unclean(await host.measures())]
  } finally {
    await host.close()
  }
}

async function failedStep(host: Host): Promise<string[]> {
  const served = await serve(host, 0, () => undefined)
  const miniProgram = await automator.connect({ wsEndpoint: served.endpoint })
  try {
    for (const [name, take] of STEPS) {
      const problem = await take(miniProgram).then(
        () => undefined,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      )
      if (problem !== undefined) return [`${name}: ${problem}`]
    }
    return []
  } finally {
    miniProgram.disconnect()
    await served.close()
  }
}

function unclean({ errors, unknownWx, domNames }: MeasureReport): string[] {
  return [
    ...errors.map((error) => `uncaught: ${error}`),
    ...Object.keys(unknownWx).map((name) => `unknown wx: ${name}`),
    ...Object.entries(domNames).map(([name, files]) => `DOM: ${name} in ${files.join(', ')}`),
  ]
}

async function eventually(assert: () => Promise<void>): Promise<void> {
  for (let look = 1; look < LOOKS; look += 1) {
    const isTrue = await assert().then(
      () => true,
      () => false,
    )
    if (isTrue) return
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  await assert()
}

/** The parts of a selector lead from the page into components. */
async function element(page: Page, selector: string) {
  const [first, ...inner] = selector.split(' ')
  if (first === undefined) throw new Error('no selector was given')
  let found = await find(page, first)
  for (const part of inner) found = await find(found, part)
  return found
}

function shows(miniProgram: MiniProgram, selector: string, text: string): Promise<void> {
  return eventually(async () => {
    const shown = (await (await element(await currentPage(miniProgram), selector)).text()).trim()
    if (shown !== text) throw new Error(`${selector} shows "${shown}" instead of "${text}"`)
  })
}

function reaches(miniProgram: MiniProgram, path: string): Promise<void> {
  return eventually(async () => {
    const page = await currentPage(miniProgram)
    if (page.path !== path) throw new Error(`${page.path} is open instead of ${path}`)
  })
}

async function tap(miniProgram: MiniProgram, selector: string): Promise<void> {
  await (await element(await currentPage(miniProgram), selector)).tap()
}

async function tapAndSee(miniProgram: MiniProgram, button: string, selector: string, text: string): Promise<void> {
  await tap(miniProgram, button)
  await shows(miniProgram, selector, text)
}

async function tapAndReach(miniProgram: MiniProgram, button: string, path: string): Promise<void> {
  await tap(miniProgram, button)
  await reaches(miniProgram, path)
}

async function goBackTo(miniProgram: MiniProgram, path: string): Promise<void> {
  await miniProgram.callWxMethod('navigateBack')
  await reaches(miniProgram, path)
}

async function openSecondTab(miniProgram: MiniProgram): Promise<void> {
  await miniProgram.native().switchTab({ url: '/pages/forms/forms' })
  await reaches(miniProgram, 'pages/forms/forms')
  await shows(miniProgram, '#submit', 'submit')
}
