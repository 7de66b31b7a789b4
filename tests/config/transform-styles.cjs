/**
 * How the native build takes each of these style sheets, as a JSON list of texts: the message with which Metro's
 * transformer refuses it, which ends the build, or an empty text.
 *
 *   node tests/config/transform-styles.cjs '[".a { width: 1px; }"]'
 */
process.env.TARO_ENV = 'rn'
const path = require('node:path')
const StyleTransform = require('@tarojs/rn-style-transformer/dist/transforms').default

const ROOT = path.join(__dirname, '../..')
const transformer = new StyleTransform({ designWidth: 375, deviceRatio: { 375: 1 } })

async function refusalOf(style) {
  const options = { platform: 'android', projectRoot: ROOT }
  return transformer.transform(style, path.join(ROOT, 'src/style.rn.scss'), options).then(
    () => '',
    (error) => error.message.split('\n')[0],
  )
}

async function main() {
  const refusals = []
  for (const style of JSON.parse(process.argv[2])) refusals.push(await refusalOf(style))
  // the transformer writes its own warnings to the same place
  console.log(`\n${JSON.stringify(refusals)}`)
}

void main()
