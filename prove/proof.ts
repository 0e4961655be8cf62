export interface Finding {
  what: string
  tried: string
  found: string
  hasPassed: boolean
}

export interface ProofContext {
  folder: string
  /** Stops everything that was started, also after Ctrl-C. */
  stack: AsyncDisposableStack
  log: (line: string) => void
  /** The arguments after the proof's name, such as `rounds=5`. */
  options: ReadonlyMap<string, string>
}

export type Proof = (context: ProofContext) => Promise<Finding[]>

export function tableOf(findings: readonly Finding[]): string {
  const lines = findings.map(
    ({ what, tried, found, hasPassed }) =>
      `| ${what} | ${tried} | ${hasPassed ? '' : '**'}${found}${hasPassed ? '' : '**'} |`,
  )
  return ['| check | input | result |', '|---|---|---|', ...lines].join('\n')
}
