// Reads a PDF from standard input with Mozilla's PDF.js and prints the text of its pages as JSON. A program of its own,
// because jest loads no modules of ECMAScript.
import { buffer } from 'node:stream/consumers'
import { extractText, getDocumentProxy } from 'unpdf'

const pdf = await getDocumentProxy(new Uint8Array(await buffer(process.stdin)))
const { text } = await extractText(pdf)
console.log(JSON.stringify(text))
