// Builds dist/ for the package: `npm pack` runs it
import { buildPackage } from '../../tools/pack/build-package.mjs'

await buildPackage({
  folder: import.meta.dirname,
  entries: ['device/create-device.ts'],
  typed: ['device/create-device.ts', 'types/device.ts'],
})
