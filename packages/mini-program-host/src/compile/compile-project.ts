import type { Project } from '../types/project'
import type { Program } from '../types/program'
import { refuse } from '../project/project-error'
import { scriptFaults } from './script-faults'
import { compileStyles } from './styles'
import { compileTemplates } from './templates'

// WeChat's limit for an upload
const MAX_PACKAGE_BYTES = 2 * 1024 * 1024

/**
 * Compiles a mini-program for the host. `assets` is the address of the package's pictures, with a trailing slash.
 * Throws a ProjectError that lists every broken file.
 */
export function compileProject(project: Project, assets = '/'): Program {
  const templates = compileTemplates(project)
  const styles = compileStyles(project, assets)
  refuse([...scriptFaults(project), ...templates.faults, ...styles.faults])
  return {
    app: project.app,
    pages: project.pages,
    tabs: project.tabs,
    packages: project.packages,
    components: project.components,
    configs: Object.fromEntries(project.configs),
    scripts: Object.fromEntries([...project.sources].filter(([file]) => file.endsWith('.js'))),
    templates: templates.templates,
    templatePaths: templates.templatePaths,
    styles: styles.styles,
    warnings: [...templates.warnings, ...styles.warnings, ...sizeWarnings(project)],
    assets,
  }
}

function sizeWarnings({ packages }: Project): string[] {
  return packages
    .filter(({ bytes }) => bytes > MAX_PACKAGE_BYTES)
    .map(({ root, bytes }) => `package "${root}" has ${bytes} bytes: WeChat takes no more than ${MAX_PACKAGE_BYTES}`)
}
