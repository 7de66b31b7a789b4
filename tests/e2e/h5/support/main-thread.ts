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
  readonly args?: { readonly data?: { readonly url?: string } }
}

interface Tasks {
  /** The CPU time of the task that evaluates the app's script, in milliseconds. */
  readonly script: number
  /** Of each task after it, in milliseconds. */
  readonly after: readonly number[]
}

/** Records while `load` loads the page. Throws when the trace has no app script. */
export async function tasksOf(page: Page, load: () => Promise<unknown>): Promise<Tasks> {
  const browser = page.context().browser()
  if (!browser) throw new Error('the page has no browser that could record it')
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
  await load()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8')) as { traceEvents: TraceEvent[] }
  const script = traceEvents.find(
    ({ name, args }) => name === 'EvaluateScript' && /\/js\/app\.\w+\.js$/.test(args?.data?.url ?? ''),
  )
  if (!script) throw new Error('the trace has no script of the app')
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && /RunTask$/.test(name) && pid === script.pid && tid === script.tid,
  )
  const cpu = ({ tdur = 0 }: TraceEvent) => tdur / 1_000
  const around = tasks.filter(({ ts, dur = 0 }) => ts <= script.ts && ts + dur >= script.ts)
  const end = script.ts + (script.dur ?? 0)
  return {
    script: Math.max(...around.map(cpu)),
    after: tasks.filter(({ ts }) => ts >= end).map(cpu),
  }
}
