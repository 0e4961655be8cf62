import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type MailedNotice, mailedNotices } from '#contract/school/notices.ts'
import { record } from '#server/audit/audit.queries.ts'
import { plainLine } from '#server/mail/escape.ts'
import { actOf, languageOf, sendFormPage, tokenIn } from '#server/mail/page/form-page.ts'
import { updateMails } from '#server/notices/mails.queries.ts'
import { type MemberRef, noticeStopPath, readStopToken } from '#server/notices/notice-stop-link.ts'
import { pageWords } from '#server/notices/page/page-words.ts'
import { findStopping } from '#server/notices/page/stop.queries.ts'
import type { Services } from '#server/services/services.ts'

export function serveNoticeStopPages(app: FastifyInstance, services: Services): void {
  for (const kind of mailedNotices) {
    const url = `${noticeStopPath}/${kind}/:token`
    app.get(url, { exposeHeadRoute: false }, (request, reply) => answer(services, kind, request, reply))
    app.post(url, (request, reply) => answer(services, kind, request, reply, actOf(request) !== 'resume'))
  }
}

async function answer(
  services: Services,
  kind: MailedNotice,
  request: FastifyRequest,
  reply: FastifyReply,
  stops?: boolean,
) {
  const { db, config } = services
  const found = await readStopToken(services, { kind, token: tokenIn(request) }, (member) =>
    findStopping(db, member, kind),
  )
  const language = found?.language ?? languageOf(request, config.defaultLanguage)
  const words = pageWords[language]
  if (!found) return sendFormPage(reply, 404, { language, ...words.unknown })
  if (stops !== undefined && stops !== found.is_stopped)
    await setStopped(services, { ...found, ip: request.ip }, kind, stops)
  const { title } = words
  const about = words.about[kind](plainLine(found.school_name))
  if (!(stops ?? found.is_stopped))
    return sendFormPage(reply, 200, {
      language,
      title,
      text: words.on(about),
      acts: [{ label: words.stop, value: 'stop' }],
    })
  const text = kind === 'conversation_flagged' ? `${words.stopped(about)} ${words.ownerStays}` : words.stopped(about)
  const acts = [{ label: words.resume, value: 'resume', isQuiet: true }]
  return sendFormPage(reply, 200, { language, title, text, acts })
}

const setStopped = (
  { db }: Pick<Services, 'db'>,
  member: MemberRef & { ip: string },
  kind: MailedNotice,
  stops: boolean,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await updateMails(tx, member, { on: stops ? [] : [kind], off: stops ? [kind] : [] })
    await record(tx, member, 'account_edited')
  })
