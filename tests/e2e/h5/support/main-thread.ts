/** The tasks of a page's main thread while it loads, by their CPU time, which other work on the machine hardly changes. */
import type { Page } from '@playwright/test'

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** In microseconds, like the others. */
  readonly ts: number
  readonly dur?: number
  /** Of the thread's own CPU time. */
  readonly tdur?: number
  readonly args?: { readonly data?: { readonly url?: string; readonly type?: string } }
}

/** Records while `play` uses the page. */
async function recorded(page: Page, play: () => Promise<unknown>): Promise<readonly TraceEvent[]> {
  const browser = page.context().browser()
  if (!browser) throw new Error('the page has no browser that could record it')
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
  await play()
  return (JSON.parse((await browser.stopTracing()).toString('utf8')) as { traceEvents: TraceEvent[] }).traceEvents
}

const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur

const tasksOfThread = (events: readonly TraceEvent[], { pid, tid }: TraceEvent) =>
  events.filter((event) => {
    return event.ph === 'X' && /RunTask$/.test(event.name) && event.pid === pid && event.tid === tid
  })

/**
 * Records while `load` loads the page. Returns the CPU time of the task that evaluates the app's script and of each later one,
 * in milliseconds. Throws when the trace has no app script.
 */
export async function tasksOf(page: Page, load: () => Promise<unknown>): Promise<number[]> {
  const events = await recorded(page, load)
  const script = events.find(
    ({ name, args }) => name === 'EvaluateScript' && /\/js\/app\.\w+\.js$/.test(args?.data?.url ?? ''),
  )
  if (!script) throw new Error('the trace has no script of the app')
  return tasksOfThread(events, script)
    .filter((task) => endOf(task) >= script.ts)
    .map(({ tdur = 0 }) => tdur / 1_000)
}

/**
 * Records while `play` taps. Returns the CPU time of the main thread from each tap until the frame that answers it is painted, in
 * milliseconds.
 */
export async function answersToTaps(page: Page, play: () => Promise<unknown>): Promise<number[]> {
  const events = await recorded(page, play)
  const clicks = events.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'click')
  return clicks.map((click) => {
    const tasks = tasksOfThread(events, click).filter((task) => endOf(task) >= click.ts)
    const drawn = events
      .filter(({ name, pid, tid, ts }) => name === 'Paint' && pid === click.pid && tid === click.tid && ts > click.ts)
      .reduce((first, { ts }) => Math.min(first, ts), Infinity)
    return tasks.filter(({ ts }) => ts <= drawn).reduce((sum, { tdur = 0 }) => sum + tdur / 1_000, 0)
  })
}
