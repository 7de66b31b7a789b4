import { fileURLToPath } from 'node:url'
import { jsdomSurroundings, type JsdomOptions, type JsdomSurroundings } from '../../src/backends/jsdom'
import { viewScript } from '../../src/bundle/bundle'
import { compileProject } from '../../src/compile/compile-project'
import { readProject } from '../../src/project/read-project'
import { createRuntime, type RuntimeOptions } from '../../src/runtime/create-runtime'
import type { HostEvent, OpenPage, Runtime } from '../../src/types/runtime'
import type { Network } from '../../src/types/surroundings'
import { createWx } from '../../src/wx/create-wx'

const PLAIN = fileURLToPath(new URL('../fixtures/plain', import.meta.url))
const PATIENCE = 15_000

const NO_NETWORK: Network = {
  send: () => Promise.reject(new Error('offline')),
  abort() {},
  openSocket: () => Promise.reject(new Error('offline')),
  sendToSocket: () => Promise.reject(new Error('offline')),
  closeSocket() {},
  listen: () => () => {},
}

/** A mini-program that runs on jsdom, with what a test asks of it. */
export interface Running {
  readonly runtime: Runtime
  readonly surroundings: JsdomSurroundings
  readonly events: HostEvent[]
  top(): OpenPage
  find(selector: string): Element
  text(selector: string): string
  /** A finger down and up again. */
  tap(selector: string): Promise<void>
  /** What the plain fixture recorded, since the last time that it was asked. */
  calls(): string[]
  errors(): string[]
}

type Options = Omit<RuntimeOptions, 'viewScript'> & Pick<JsdomOptions, 'setDataDelay'> & { readonly network?: Network }

const running: JsdomSurroundings[] = []

/** Ends all that was run; for afterEach. */
export function endAll(): void {
  for (const surroundings of running.splice(0)) surroundings.close()
}

/** Runs a folder's mini-program, the plain fixture unless told, until its first page is ready. */
export async function run(folder: string = PLAIN, options: Options = {}): Promise<Running> {
  const started = await begin(folder, options)
  const { stack, measures } = started.runtime
  await until(
    () => stack.length > 0,
    () => measures.errors.join('; '),
  )
  await pause()
  started.calls()
  return started
}

/** Starts a mini-program without waiting for its first page. */
export async function begin(folder: string = PLAIN, options: Options = {}): Promise<Running> {
  const program = compileProject(readProject(folder))
  const surroundings = jsdomSurroundings({ network: options.network ?? NO_NETWORK, setDataDelay: options.setDataDelay })
  running.push(surroundings)
  const events: HostEvent[] = []
  const runtime = createRuntime(program, surroundings, createWx, {
    viewScript: await viewScript(),
    onEvent: (event) => void events.push(event),
    ...options,
  })
  void runtime.start()
  return asked(runtime, surroundings, events)
}

function asked(runtime: Runtime, surroundings: JsdomSurroundings, events: HostEvent[]): Running {
  const top = () => {
    const page = runtime.stack.at(-1)
    if (!page) throw new Error('no page is open')
    return page
  }
  const find = (selector: string) => {
    const found = top().view.window.document.querySelector(selector)
    if (!found) throw new Error(`nothing matches ${selector}`)
    return found
  }
  return {
    runtime,
    surroundings,
    events,
    top,
    find,
    text: (selector) => find(selector).textContent ?? '',
    async tap(selector) {
      const fingers = [{ identifier: 0, x: 10, y: 20 }]
      await surroundings.touch('touchstart', fingers, find(selector))
      await surroundings.touch('touchend', fingers, find(selector))
    },
    calls() {
      const data = runtime.app?.globalData as { calls: string[] } | undefined
      return data ? [...data.calls.splice(0)] : []
    },
    errors: () => [...runtime.measures.errors],
  }
}

/**
 * Waits for something to come true.
 * @param instead what to say besides when it does not
 */
export async function until(condition: () => boolean, instead: () => string = () => ''): Promise<void> {
  const end = Date.now() + PATIENCE
  while (!condition()) {
    if (Date.now() > end) throw new Error(`never came true: ${condition} ${instead()}`)
    await pause()
  }
}

/** Lets what is due run. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 5))
}
