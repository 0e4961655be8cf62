/** What a proof has tried and found; one that is not right fails the run. */
export interface Finding {
  what: string
  /** How much was tried, such as "100 kills, 41,203 acknowledged calls". */
  tried: string
  /** What came of it, such as "all of them there, each once". */
  found: string
  isRight: boolean
}

/** What a proof works with. */
export interface Ground {
  /** A folder of its own under the system's temporary one, gone at the end. */
  folder: string
  /** Whatever is started is stopped with it, also after Ctrl-C. */
  stack: AsyncDisposableStack
  /** Says on standard error how far it has got. */
  say: (line: string) => void
  /** What stands after its name on the command line, such as `rounds=5`. */
  options: ReadonlyMap<string, string>
}

export type Proof = (ground: Ground) => Promise<Finding[]>

/** The findings as a Markdown table. */
export function tableOf(findings: readonly Finding[]): string {
  const lines = findings.map(
    ({ what, tried, found, isRight }) =>
      `| ${what} | ${tried} | ${isRight ? '' : '**'}${found}${isRight ? '' : '**'} |`,
  )
  return ['| what | tried | found |', '|---|---|---|', ...lines].join('\n')
}
