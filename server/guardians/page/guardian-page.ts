import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Guardian } from '#contract/people/guardians.ts'
import { guardianLinks } from '#server/guardians/guardian-link.ts'
import { findAnswering, saveAnswer } from '#server/guardians/guardians.queries.ts'
import { pageWords } from '#server/guardians/page/page-words.ts'
import { plainLine } from '#server/mail/escape.ts'
import { actOf, type FormAct, languageOf, sendFormPage, tokenIn } from '#server/mail/page/form-page.ts'
import type { Services } from '#server/services/services.ts'

export function serveGuardianPage(app: FastifyInstance, services: Services): void {
  const url = `${guardianLinks.path}/:token`
  app.get(url, { exposeHeadRoute: false }, (request, reply) => answer(services, request, reply))
  app.post(url, (request, reply) => answer(services, request, reply, actOf(request) === 'agree'))
}

async function answer(services: Services, request: FastifyRequest, reply: FastifyReply, agrees?: boolean) {
  const { db, config } = services
  const find = () => guardianLinks.read(services, tokenIn(request), (student) => findAnswering(db, student))
  const before = await find()
  if (before && agrees !== undefined) await saveAnswer(db, before, agrees)
  const found = agrees === undefined ? before : await find()
  const language = found?.language ?? languageOf(request, config.defaultLanguage)
  const words = pageWords[language]
  if (!found) return sendFormPage(reply, 404, { language, ...words.unknown })
  const text = words.state[found.state]({ school: plainLine(found.school_name), name: plainLine(found.first_name) })
  return sendFormPage(reply, 200, { language, title: words.title, text, acts: actsOf(found.state, words) })
}

function actsOf(
  state: Guardian['state'],
  words: Record<'agree' | 'decline' | 'stop' | 'agreeAfterAll', string>,
): FormAct[] {
  if (state === 'granted') return [{ label: words.stop, value: 'decline', isQuiet: true }]
  if (state !== 'pending') return [{ label: words.agreeAfterAll, value: 'agree', isQuiet: true }]
  return [
    { label: words.agree, value: 'agree' },
    { label: words.decline, value: 'decline', isQuiet: true },
  ]
}
