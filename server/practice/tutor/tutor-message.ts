import { chooseNamed } from '#server/practice/coach/coach.ts'
import { findEarlierRules } from '#server/practice/coach/corrections.queries.ts'
import { addCorrections } from '#server/practice/grammar-server/findings.queries.ts'
import { openSteps } from '#server/practice/measures/progress.ts'
import { internScript } from '#server/practice/preview/intern-script.ts'
import { listMessages } from '#server/practice/turn/conversation.queries.ts'
import { acceptMarks } from '#server/practice/tutor/accept.ts'
import type { MessageCheck } from '#server/practice/turn/message-checks.ts'
import { readMarks } from '#server/practice/tutor/read-marks.ts'
import { acceptSteps } from '#server/practice/tutor/steps-done.ts'
import { findTutored, saveSteps } from '#server/practice/tutor/tutor.queries.ts'
import { type TutorRequest, tutorPrompt } from '#server/practice/tutor/tutor-prompt.ts'
import type { Services } from '#server/services/services.ts'
import { logFieldsOf } from '#server/upstream/upstream-error.ts'

const mostCorrections = 10
/** Milliseconds that a job waits for the model. */
const patience = 90_000

export async function startTutor(services: Services): Promise<void> {
  const { partner, jobs, log } = services
  if (!partner.consult) return
  await jobs.work<MessageCheck>('tutor', async ({ data }) => {
    try {
      await tutorMessage(services, data)
    } catch (error) {
      log.warn({ school_id: data.school_id, ...logFieldsOf(error) }, 'the tutor could not mark a message')
      throw error
    }
  })
}

export async function tutorMessage(
  { db, log, partner }: Pick<Services, 'db' | 'log' | 'partner'>,
  check: MessageCheck,
): Promise<void> {
  const { school_id, conversation_id } = check
  const found = await findTutored(db, check)
  const messages = await listMessages(db, school_id, conversation_id)
  const at = messages.findIndex(({ id, from }) => id === check.message_id && from === 'student')
  const message = messages[at]
  if (!found?.script || !message || message.analysis?.steps_done || !partner.consult) return
  const script = internScript(found.script)
  const spoken = messages.slice(0, at + 1).filter(({ from }) => from === 'student')
  const { text } = message
  const { native_language, muted_rules } = found
  const asked = messages[at - 1]?.text ?? null
  const marked: TutorRequest = { script, native_language, asked, text, open: await openSteps(script, spoken) }
  const answer = await partner.consult(school_id, tutorPrompt(marked), AbortSignal.timeout(patience))
  if (answer === null) return
  const marks = readMarks(answer)
  if (!marks) {
    log.warn({ school_id }, 'the tutor answered with no JSON')
    return
  }
  const corrections = await acceptMarks(marked, muted_rules, marks.findings)
  const steps = await acceptSteps(marked, message.analysis?.acts ?? null, marks.steps_done)
  const [named, claimed] = [marks.findings.length, marks.steps_done.length]
  log.info({ school_id, named, counted: corrections.length, claimed, done: steps.length }, 'the tutor marked a message')
  const all = messages.filter(({ from }) => from === 'student')
  const after = all.map((each) => (each === message ? { text, analysis: { steps_done: steps } } : each))
  const done = script.steps.length - (await openSteps(script, after)).length
  await db.transaction().execute(async (tx) => {
    const student = { school_id, student_id: found.student_id }
    const choose: Parameters<typeof addCorrections>[4] = (each) =>
      chooseNamed(script, each, () => findEarlierRules(tx, student))
    await addCorrections(tx, check, corrections, mostCorrections, choose)
    await saveSteps(tx, check, steps, done)
  })
}
