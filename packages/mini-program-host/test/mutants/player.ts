import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { HostOptions } from '../../src/types/host'

const SCRIPT = path.join(__dirname, 'play.mts')

interface Answer {
  readonly complaints?: string[]
  readonly failure?: string
}

/** A process that plays the walk on one back end, one folder after the other. */
export class Player {
  private readonly child: ChildProcess
  private readonly ended: Promise<unknown>

  constructor(backend: HostOptions['backend']) {
    this.child = fork(SCRIPT, [backend], { execArgv: ['--import', 'tsx'] })
    this.ended = once(this.child, 'exit')
  }

  /** @returns a line for each complaint; none when the walk passes */
  async play(folder: string): Promise<string[]> {
    const told = new Promise<Answer>((resolve) => this.child.once('message', (answer) => resolve(answer as Answer)))
    this.child.send(folder)
    const { complaints, failure } = await Promise.race([told, this.ended.then(playerEnded)])
    if (complaints === undefined) throw new Error(failure)
    return complaints
  }

  async end(): Promise<void> {
    if (this.child.connected) this.child.disconnect()
    await this.ended
  }
}

function playerEnded(): never {
  throw new Error('the player has ended')
}
