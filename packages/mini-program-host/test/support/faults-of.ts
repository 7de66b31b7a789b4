import { ProjectError } from '../../src/project/project-error'

/** The lines of the ProjectError that a call throws; none if it throws nothing. */
export function faultsOf(call: () => unknown): string[] {
  try {
    call()
    return []
  } catch (error) {
    if (error instanceof ProjectError) return error.message.split('\n')
    throw error
  }
}
