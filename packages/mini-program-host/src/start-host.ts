import { chromiumHost } from './backends/chromium'
import { ASSETS } from './backends/chromium-origin'
import { jsdomHost } from './backends/jsdom-host'
import { compileProject } from './compile/compile-project'
import { readProject } from './project/read-project'
import type { Host, HostOptions } from './types/host'

/**
 * Runs a compiled mini-program until it is closed. Its first page is ready when this settles, unless none could be
 * opened: the errors among the measures tell why.
 * @throws ProjectError for a folder that is none, with a line for each fault; Error when the browser does not start, and
 * when the first page is late
 */
export async function startHost(options: HostOptions): Promise<Host> {
  const project = readProject(options.folder)
  if (options.backend === 'jsdom') return jsdomHost(compileProject(project), options)
  return chromiumHost(compileProject(project, ASSETS), options)
}
