import { chromiumHost } from './backends/chromium'
import { ASSETS } from './backends/chromium-origin'
import { jsdomHost } from './backends/jsdom-host'
import { compileProject } from './compile/compile-project'
import { readProject } from './project/read-project'
import type { Host, HostOptions } from './types/host'

/**
 * Runs a compiled mini-program until it is closed. Settles when its first page is ready, or when none could be opened:
 * the errors in the measures then say why.
 * @throws ProjectError for an invalid folder, with a line for each fault; Error when the browser does not start, or
 * when the first page takes too long
 */
export async function startHost(options: HostOptions): Promise<Host> {
  const project = readProject(options.folder)
  if (options.backend === 'jsdom') return jsdomHost(compileProject(project), options)
  return chromiumHost(compileProject(project, ASSETS), options)
}
