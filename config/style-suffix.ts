import { existsSync } from 'node:fs'
import path from 'node:path'
import { NormalModuleReplacementPlugin } from 'webpack'

interface Resource {
  request: string
  context: string
}

/**
 * Styles by target: `import './name.scss'` takes name.<target>.scss if it exists. Taro does this only for code, because
 * its resolver leaves requests with an extension unchanged. Sass resolves its own imports, so name.h5.scss can begin
 * with `@import './name.scss'`.
 */
export function styleSuffixPlugin(target: string, source: string): NormalModuleReplacementPlugin {
  return new NormalModuleReplacementPlugin(/\.scss$/, (resource: Resource) => {
    const { request, context } = resource
    if (request.includes('!') || request.includes('node_modules')) return
    const file = request.startsWith('@/') ? path.join(source, request.slice(2)) : path.resolve(context, request)
    const own = file.replace(/\.scss$/, `.${target}.scss`)
    if (existsSync(own)) resource.request = own
  })
}
