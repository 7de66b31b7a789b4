/** Reads the text that Prometheus scrapes. */
declare module 'parse-prometheus-text-format' {
  interface Sample {
    readonly labels?: Readonly<Record<string, string>>
    readonly value?: string
    /** Of a histogram. */
    readonly count?: string
  }
  interface Family {
    readonly name: string
    readonly metrics: readonly Sample[]
  }
  export default function parsePrometheus(text: string): readonly Family[]
}
