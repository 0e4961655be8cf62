import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { isPagePath } from '#contract/pages.ts'
import { ApiError } from '#contract/errors.ts'
import type { Config } from '#server/config.ts'
import { isSetUpForDevelopment } from '#server/http/development.ts'

const folder = fileURLToPath(new URL('../../dist/', import.meta.url))
const yearInSeconds = 31_536_000

/** The built web app: its one page, and the inline scripts that the page's policy must allow. */
export interface WebApp {
  html: string
  inlineScripts: string[]
}

/** Reads the built page and fills in what the settings say: the language for whoever has not chosen one, whether there is Google, and whether mails are shown here. Null where nothing was built. */
export function readWebApp(config: Config): WebApp | null {
  const { defaultLanguage, googleClientId } = config
  const path = `${folder}index.html`
  if (!existsSync(path)) return null
  const said = [
    `lang="${defaultLanguage}" data-default-language="${defaultLanguage}"`,
    ...(googleClientId ? ['data-google'] : []),
    ...(isSetUpForDevelopment(config) ? ['data-dev-mail'] : []),
  ]
  const html = readFileSync(path, 'utf8').replace(/<html lang="\w+"/, `<html ${said.join(' ')}`)
  const inlineScripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script)
  return { html, inlineScripts }
}

/** Serves the web app: hashed files for ever, the page under every path of its own, and with 404 under any other. */
export async function servePages(app: FastifyInstance, web: WebApp | null): Promise<void> {
  if (web)
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.includes('/assets/')
        reply.header('cache-control', isHashed ? `public, max-age=${yearInSeconds}, immutable` : 'no-cache')
      },
    })
  const sendPage = (reply: FastifyReply, status: number) =>
    reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(web?.html)
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?')
    const isPage =
      web && (request.method === 'GET' || request.method === 'HEAD') && !/^\/(?:api|assets)(?:\/|$)/.test(path)
    if (!isPage) throw new ApiError('not_found')
    return sendPage(reply, isPagePath(path.replace(/(?<=.)\/$/, '')) ? 200 : 404)
  })
}
