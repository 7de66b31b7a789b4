import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './shared'

/** Sass puts these lines before each sheet, so that the tokens' colours are variables, which a theme changes. */
export const THEMED = { additionalData: readFileSync(path.join(root, 'src/styles/variables.scss'), 'utf8') }
