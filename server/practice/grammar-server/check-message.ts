import type { Correction } from '#contract/practice/corrections.ts'
import { addCorrections, findMessage } from '#server/practice/grammar-server/findings.queries.ts'
import type { GrammarClient } from '#server/practice/grammar-server/languagetool.ts'
import type { MessageCheck } from '#server/practice/turn/message-checks.ts'
import type { Services } from '#server/services/services.ts'
import { logFieldsOf } from '#server/upstream/upstream-error.ts'

const mostCorrections = 10

export async function startGrammarChecks(services: Services): Promise<void> {
  const { config, jobs, log } = services
  if (!config.grammarUrl) return
  const { createGrammarClient } = await import('#server/practice/grammar-server/languagetool.ts')
  const client = createGrammarClient(config.grammarUrl)
  await jobs.work<MessageCheck>('grammar', async ({ data }) => {
    try {
      await checkMessage(services, client, data)
    } catch (error) {
      log.warn(logFieldsOf(error), 'the grammar server could not check a message')
      throw error
    }
  })
}

export async function checkMessage(
  { db }: Pick<Services, 'db'>,
  client: GrammarClient,
  check: MessageCheck,
): Promise<void> {
  const message = await findMessage(db, check)
  if (!message) return
  const found = await client(message)
  const isMuted = ({ rule }: Correction) => rule !== undefined && message.muted_rules.includes(rule)
  const wanted = found.filter((correction) => !isMuted(correction))
  if (wanted.length > 0) await db.transaction().execute((tx) => addCorrections(tx, check, wanted, mostCorrections))
}
