import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { actOf, languageOf, sendFormPage, tokenIn } from '#server/mail/page/form-page.ts'
import { plainLine } from '#server/mail/escape.ts'
import type { Services } from '#server/services/services.ts'
import { pageWords } from '#server/tasks/reminders/page/page-words.ts'
import { findStopping, setStopped } from '#server/tasks/reminders/page/stop.queries.ts'
import { stopLinks } from '#server/tasks/reminders/stop-link.ts'

export function serveStopPage(app: FastifyInstance, services: Services): void {
  const url = `${stopLinks.path}/:token`
  app.get(url, { exposeHeadRoute: false }, (request, reply) => answer(services, request, reply))
  app.post(url, (request, reply) => answer(services, request, reply, actOf(request) !== 'resume'))
}

async function answer(services: Services, request: FastifyRequest, reply: FastifyReply, stops?: boolean) {
  const { db, config } = services
  const found = await stopLinks.read(services, tokenIn(request), (student) => findStopping(db, student))
  const language = found?.language ?? languageOf(request, config.defaultLanguage)
  const words = pageWords[language]
  if (!found) return sendFormPage(reply, 404, { language, ...words.unknown })
  if (stops !== undefined) await setStopped(db, found, stops)
  const school = plainLine(found.school_name)
  const { title } = words
  return sendFormPage(
    reply,
    200,
    (stops ?? found.is_stopped)
      ? {
          language,
          title,
          text: words.stopped(school),
          acts: [{ label: words.resume, value: 'resume', isQuiet: true }],
        }
      : { language, title, text: words.on(school), acts: [{ label: words.stop, value: 'stop' }] },
  )
}
