// What taro-ui gets instead of @tarojs/components on H5 (HACKS.md: taro-ui).
// taro-ui passes style as a string ('' by default); the HTML components hand it to React DOM, which throws #62.
import { createElement, forwardRef } from 'react'

function camelCase(name) {
  return name.startsWith('--')
    ? name
    : name.replace(/^-ms-/, 'ms-').replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())
}

function toStyle(style) {
  if (style == null || typeof style === 'object') return style
  const declarations = String(style).split(/;(?![^(]*\))/)
  const pairs = declarations.map((declaration) => {
    const colon = declaration.indexOf(':')
    return [declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()]
  })
  return Object.fromEntries(
    pairs.filter(([name, value]) => name && value).map(([name, value]) => [camelCase(name), value]),
  )
}

export function fix(Component) {
  return forwardRef(({ style, ...props }, ref) => createElement(Component, { ...props, style: toStyle(style), ref }))
}
