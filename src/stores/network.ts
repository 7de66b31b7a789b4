import { makeAutoObservable } from 'mobx'
import { watchNetwork } from '@/platform/host/network'
import { on } from '@/services/events'

/** Whether there is a network: what the device says, and whether the last call got through. */
class Network {
  device = true
  reached = true

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get online(): boolean {
    return this.device && this.reached
  }

  /** The device's word counts anew: once it is back, the next call will show whether the server is too. */
  setDevice(online: boolean): void {
    if (online && !this.device) this.reached = true
    this.device = online
  }

  setReached(online: boolean): void {
    this.reached = online
  }

  /** Watches the device; answers a function that stops it. */
  watch(): () => void {
    return watchNetwork(this.setDevice)
  }
}

export const network = new Network()

on('reached', ({ online }) => network.setReached(online))
