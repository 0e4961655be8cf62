import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { accountRoutes } from '#server/account/account.routes.ts'
import { assignmentsRoutes } from '#server/assignments/assignments.routes.ts'
import { auditRoutes } from '#server/audit/audit.routes.ts'
import { factorsRoutes } from '#server/auth/factors/factors.routes.ts'
import { authRoutes } from '#server/auth/auth.routes.ts'
import { createKnownBrowsers } from '#server/auth/sessions/known-browser.ts'
import { createPasswords } from '#server/auth/passwords/passwords.ts'
import { createTokens } from '#server/auth/sessions/tokens.ts'
import { avatarsRoutes } from '#server/avatars/avatars.routes.ts'
import { billingRoutes } from '#server/billing/billing.routes.ts'
import { serveBillingPage } from '#server/billing/sandbox/billing-page.ts'
import { chatbotsRoutes } from '#server/chatbots/chatbots.routes.ts'
import { classesRoutes } from '#server/classes/classes.routes.ts'
import { conversationsRoutes } from '#server/conversations/conversations.routes.ts'
import { rulesRoutes } from '#server/conversations/rules.routes.ts'
import { schoolSheets } from '#server/exports/school-sheets.ts'
import { createDiskReserve } from '#server/http/guard/disk-reserve.ts'
import { filesRoutes } from '#server/files/files.routes.ts'
import { googleRoutes } from '#server/google/google.routes.ts'
import { homeRoutes } from '#server/home/home.routes.ts'
import { createAccountGuard } from '#server/auth/sessions/account-guard.ts'
import { serveDocs } from '#server/http/pages/docs.ts'
import { discardBodies } from '#server/http/request/discard-bodies.ts'
import { errorHandler } from '#server/http/answer/error-handler.ts'
import { apiHeaders, securityHeaders } from '#server/http/answer/headers.ts'
import { serveHealth } from '#server/http/pages/health.ts'
import { createHeavyLimiter } from '#server/http/guard/heavy.ts'
import { createRateLimiter } from '#server/http/guard/limits.ts'
import { countRequests } from '#server/http/count-requests.ts'
import { createMount } from '#server/http/mount.ts'
import { readWebApp, servePages } from '#server/http/pages/pages.ts'
import { clientErrorHandler } from '#server/http/request/client-error-handler.ts'
import { importsRoutes } from '#server/imports/imports.routes.ts'
import { joiningRoutes } from '#server/joining/joining.routes.ts'
import { languagesRoutes } from '#server/languages/languages.routes.ts'
import { serveMailPage } from '#server/mail/page/mail-page.ts'
import { noticesRoutes } from '#server/notices/notices.routes.ts'
import { createPracticeGuard } from '#server/practice/sessions/practice-guard.ts'
import { linksRoutes } from '#server/links/links.routes.ts'
import { isPractised } from '#server/practice/partners.queries.ts'
import { practiceRoutes } from '#server/practice/practice.routes.ts'
import { previewAnswer } from '#server/practice/preview/preview.ts'
import { trialsRoutes } from '#server/practice/preview/trials.routes.ts'
import type { Services } from '#server/services/services.ts'
import { reportsRoutes } from '#server/reports/reports.routes.ts'
import { rolloversRoutes } from '#server/rollovers/rollovers.routes.ts'
import { schoolRoutes } from '#server/school/school.routes.ts'
import { searchRoutes } from '#server/search/search.routes.ts'
import { sessionsRoutes } from '#server/sessions/sessions.routes.ts'
import { speechRoutes } from '#server/speech/speech.routes.ts'
import { staffRoutes } from '#server/staff/staff.routes.ts'
import { studentsRoutes } from '#server/students/students.routes.ts'
import { guardiansRoutes } from '#server/guardians/guardians.routes.ts'
import { serveGuardianPage } from '#server/guardians/page/guardian-page.ts'
import { serveNoticeStopPages } from '#server/notices/page/stop-page.ts'
import { serveStopPage } from '#server/tasks/reminders/page/stop-page.ts'
import { tasksRoutes } from '#server/tasks/tasks.routes.ts'
import { voicesRoutes } from '#server/voices/voices.routes.ts'

const timeouts = {
  requestTimeout: 30_000,
  connectionTimeout: 60_000,
  keepAliveTimeout: 72_000,
}
/** Includes the connections of waiting browsers; more are closed unanswered. */
const maxConnections = 8000
const bodyLimit = 16_000
const http = { headersTimeout: 15_000, connectionsCheckingInterval: 5000 }

// Validation and serialization come from the contract, so Fastify's compilers are not loaded.
const noCompiler = () => () => {
  throw new Error('Routes must not have a schema')
}

// The content type of a raw body is not trusted; the feature that reads it checks the bytes.
function addBodyParsers(app: FastifyInstance) {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['text/plain', 'application/json'])
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (request.routeOptions.config.isRaw) done(null, body)
    else void parseJson(request, body.toString(), done)
  })
}

async function openVoice(services: Services) {
  if (!services.config.tts) return null
  const { createServerVoice } = await import('#server/speech/server-voice.ts')
  return createServerVoice(services.config.tts, services)
}

async function openRecognizer(services: Services) {
  if (!services.config.stt) return null
  const { createServerRecognizer } = await import('#server/speech/recognition/server-recognizer.ts')
  return createServerRecognizer(services.config.stt, services)
}

export async function buildApp(services: Services): Promise<FastifyInstance> {
  const { config, db, keys, log } = services
  const loggerInstance: FastifyBaseLogger = log
  const isTls = config.appUrl.startsWith('https:')
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    // Never the client's own id, which could forge log entries.
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy.length ? config.trustProxy : false,
    ...timeouts,
    http,
    bodyLimit,
    forceCloseConnections: 'idle',
    // Requests on open connections are still answered while the server stops, and their connections then closed.
    return503OnClosing: false,
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: (error, socket) => clientErrorHandler(error, socket, apiHeaders(isTls)),
    frameworkErrors: (error, request, reply) => {
      const headers = { ...apiHeaders(isTls), 'x-request-id': request.id }
      void errorHandler(error, request, reply.headers(headers))
    },
  })
  app.server.maxConnections = maxConnections
  addBodyParsers(app)
  discardBodies(app)
  countRequests(app, services)
  app.setErrorHandler(errorHandler)
  const web = readWebApp(config)
  securityHeaders(app, web?.inlineScripts ?? [], isTls)
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })

  const tokens = createTokens(keys)
  const rateLimit = createRateLimiter(db)
  const guards = [createAccountGuard(services, tokens, rateLimit), createPracticeGuard(services, rateLimit)] as const
  const mount = createMount(app, services, ...guards, createDiskReserve(config), createHeavyLimiter(rateLimit, config))
  const withPasswords = { ...services, tokens, passwords: createPasswords() }
  authRoutes(mount, withPasswords)
  googleRoutes(mount, withPasswords)
  accountRoutes(mount, withPasswords, (school_id, language) => schoolSheets(db, school_id, language))
  const browsers = createKnownBrowsers(services)
  factorsRoutes(mount, withPasswords, browsers)
  staffRoutes(mount, withPasswords, browsers)
  sessionsRoutes(mount, services)
  schoolRoutes(mount, services)
  auditRoutes(mount, services)
  filesRoutes(mount, services)
  studentsRoutes(mount, services)
  guardiansRoutes(mount, services)
  tasksRoutes(mount, services)
  importsRoutes(mount, services)
  classesRoutes(mount, services)
  rolloversRoutes(mount, services)
  languagesRoutes(mount, services)
  chatbotsRoutes(mount, services, ({ account, body, signal }) => previewAnswer(services, account, body, signal))
  trialsRoutes(mount, services)
  avatarsRoutes(mount, services)
  assignmentsRoutes(mount, services)
  searchRoutes(mount, services)
  linksRoutes(mount, services)
  joiningRoutes(mount, services)
  const voice = await openVoice(services)
  practiceRoutes(mount, services, voice, await openRecognizer(services))
  conversationsRoutes(mount, services)
  rulesRoutes(mount, services)
  homeRoutes(mount, services)
  reportsRoutes(mount, services)
  voicesRoutes(mount, services, voice)
  speechRoutes(mount, services, voice, isPractised)
  billingRoutes(mount, services)
  noticesRoutes(mount, services)

  serveDocs(app)
  serveMailPage(app, services)
  serveBillingPage(app, services)
  serveStopPage(app, services)
  serveNoticeStopPages(app, services)
  serveGuardianPage(app, services)
  serveHealth(app, db)
  await servePages(app, web)
  return app
}
