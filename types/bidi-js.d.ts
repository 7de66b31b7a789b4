declare module 'bidi-js' {
  interface Levels {
    /** One of each UTF-16 unit; an odd one is read from right to left. */
    readonly levels: Uint8Array
    readonly paragraphs: readonly { readonly start: number; readonly end: number; readonly level: number }[]
  }
  interface Bidi {
    /** By Unicode's bidirectional algorithm (UAX 9); without a direction the first letter that has one decides. */
    getEmbeddingLevels(text: string, direction?: 'ltr' | 'rtl'): Levels
    /** The bracket for the other direction; null for other characters. */
    getMirroredCharacter(character: string): string | null
    /** Its class by UAX 9, such as `L` and `AL`. */
    getBidiCharTypeName(character: string): string
  }
  export default function bidiFactory(): Bidi
}
