import { makeAutoObservable } from 'mobx'
import { watchNetwork } from '@/platform/host/network'
import { on } from '@/services/events'

/** Whether there is a network: what the device reports, and whether the last call got through. */
class Network {
  device = true
  reached = true

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
  }

  setReached(online: boolean): void {
    this.reached = online
  }

  /** Watches the device; returns a function that stops it. */
  watch(): () => void {
    return watchNetwork(this.setDevice)
  }
}

export const network = new Network()

on('reached', ({ online }) => network.setReached(online))
