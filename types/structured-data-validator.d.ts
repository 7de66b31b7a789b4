/** The package has no types; this is what tests use of it. */
declare module '@adobe/structured-data-validator' {
  interface Issue {
    readonly severity: 'ERROR' | 'WARNING'
    readonly issueMessage: string
  }

  export default class Validator {
    /** @param data the items of each type, as web-auto-extractor returns them; they are changed */
    validate(data: {
      readonly jsonld: Readonly<Record<string, readonly object[]>>
      readonly microdata: object
      readonly rdfa: object
      readonly errors: readonly object[]
    }): Promise<Issue[]>
  }
}
