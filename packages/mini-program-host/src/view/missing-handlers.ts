import { Component } from 'glass-easel'
import type { ViewHost } from './view-host'

/** WeChat warns in the console if a template names a handler that its page or component lacks. */
export function warnOfMissingHandlers(host: ViewHost): void {
  const getMethod = Component.getMethod
  Component.getMethod = (component, name) => {
    const method = getMethod(component, name)
    if (!method && name)
      host.log('warn', `Component "${component.is}" does not have a method "${name}" to handle an event.`)
    return method
  }
}
