import { Element } from 'glass-easel'

/** Writes `data-*` as attributes too, which the framework keeps internally, so that selectors find elements by them. */
export function drawDatasets(): void {
  const { prototype } = Element
  const setDataset = prototype.setDataset
  prototype.setDataset = function set(name, value) {
    setDataset.call(this, name, value)
    const drawn = this.$$ as globalThis.Element | null
    const attribute = `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
    if (value === undefined || value === null) drawn?.removeAttribute(attribute)
    else drawn?.setAttribute(attribute, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
}
