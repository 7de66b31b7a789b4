import { makeAutoObservable } from 'mobx'
import { watchNetwork } from '@/platform/host/network'
import { context } from '@/services/context'
import { on } from '@/services/events'

/** Whether there is a network: what the device reports, and whether the last call got through. */
class Network {
  device = true
  reached = true
  /** When the kept answer that is shown was answered, in milliseconds; 0 without one. */
  keptAt = 0

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get online(): boolean {
    return this.device && this.reached
  }

  /** After the device has come back online, the server counts as reachable until a call fails. */
  setDevice(online: boolean): void {
    if (online && !this.device) this.reached = true
    this.device = online
    context.online = online
  }

  setReached(online: boolean): void {
    this.reached = online
    if (online) this.keptAt = 0
  }

  /** An answer of then is shown. */
  setKept(at: number): void {
    this.keptAt = at
  }

  /** Watches the device; returns a function that stops it. */
  watch(): () => void {
    return watchNetwork(this.setDevice)
  }
}

export const network = new Network()

on('reached', ({ online }) => network.setReached(online))
on('kept', ({ at }) => network.setKept(at))
