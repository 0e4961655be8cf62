import { createHash } from 'node:crypto'
import type { PoolClient, QueryConfig, QueryResult } from 'pg'
import { ApiError } from '#contract/errors.ts'

export type RunStatement = (client: PoolClient, text: string, values: readonly unknown[]) => Promise<QueryResult>

type Statement = { name: string; hasRun: boolean }

const preparable = /^\s*(?:select|insert|update|delete|with|merge)\b/i
const maxStatements = 2000
const queryTimeoutMs = 30_000
// SQLSTATE 0A000 and 26000: the plan's result type changed, or the prepared statement is unknown.
const staleCodes = new Set(['0A000', '26000'])
// SQLSTATE 42883 and 42804: a parameter's column type changed, if the statement has worked before.
const retypedCodes = new Set(['42883', '42804'])

/** Prepares statements under the hash of their text and a generation, which increases when a statement is stale. */
export function createStatements(): RunStatement {
  const statements = new Map<string, Statement>()
  let generation = 0

  function find(text: string): Statement | undefined {
    const existing = statements.get(text)
    if (existing || statements.size >= maxStatements || !preparable.test(text)) return existing
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22)
    const statement = { name: `${hash}_${generation}`, hasRun: false }
    statements.set(text, statement)
    return statement
  }

  function resetIfCurrent(text: string, stale: Statement): void {
    if (statements.get(text) !== stale) return
    generation += 1
    statements.clear()
  }

  async function send(
    client: PoolClient,
    text: string,
    values: readonly unknown[],
    mayRetry: boolean,
  ): Promise<QueryResult> {
    const statement = find(text)
    try {
      const result = await runQuery(client, queryConfig(text, values, statement))
      if (statement) statement.hasRun = true
      return result
    } catch (error) {
      if (!statement || !isStale(error, statement)) throw error
      resetIfCurrent(text, statement)
      if (mayRetry) return send(client, text, values, false)
      // The table changed within this transaction's lifetime: nothing was written, and a retry succeeds.
      throw statement.hasRun ? new ApiError('busy', { retry_after: 1 }) : error
    }
  }

  // Outside a transaction, a statement that was refused before it ran can be sent again.
  return (client, text, values) => send(client, text, values, client.getTransactionStatus() === 'I')
}

// The driver's own promise and query_timeout keep every result in memory until the next full garbage collection.
const runQuery = (client: PoolClient, query: QueryConfig): Promise<QueryResult> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Query read timeout')), queryTimeoutMs)
    client.query(query, (error: Error | null, result) => {
      clearTimeout(timer)
      if (error) reject(error)
      else resolve(result)
    })
  })

const queryConfig = (text: string, values: readonly unknown[], statement?: Statement): QueryConfig =>
  statement ? { name: statement.name, text, values: [...values] } : { text, values: [...values] }

function isStale(error: unknown, { hasRun }: Statement): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return staleCodes.has(code) || (hasRun && retypedCodes.has(code))
}
