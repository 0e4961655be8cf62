import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '#contract/errors.ts'
import { isPagePath, isStudentPath } from '#contract/pages.ts'
import type { Config } from '#server/settings/config.ts'
import { type CompressedText, compressText, sendCompressed } from '#server/http/pages/compressed-text.ts'
import { isDevelopmentSetup } from '#server/http/pages/development.ts'

const distFolder = fileURLToPath(new URL('../../../dist/', import.meta.url))
const yearInSeconds = 31_536_000

export interface WebApp {
  folder: string
  html: string
  practice: string | null
  inlineScripts: string[]
}

/** Reads the built pages and fills in what the settings decide. Null if nothing was built. */
export function readWebApp(config: Config, folder = distFolder): WebApp | null {
  const { defaultLanguage, googleClientId } = config
  const attributes = [
    `lang="${defaultLanguage}" data-default-language="${defaultLanguage}"`,
    ...(googleClientId ? ['data-google'] : []),
    ...(isDevelopmentSetup(config) ? ['data-dev-mail'] : []),
  ]
  const read = (name: string) => {
    const path = `${folder}${name}`
    return existsSync(path)
      ? readFileSync(path, 'utf8').replace(/<html lang="\w+"/, `<html ${attributes.join(' ')}`)
      : null
  }
  const [html, practice] = [read('index.html'), read('practice.html')]
  return html === null ? null : { folder, html, practice, inlineScripts: scriptsIn([html, practice ?? '']) }
}

const scriptsIn = (pages: readonly string[]) => {
  const scripts = pages.flatMap((page) => [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)])
  return [...new Set(scripts.map(([, script = '']) => script))]
}

export async function servePages(app: FastifyInstance, web: WebApp | null): Promise<void> {
  if (web) await serveFiles(app, web.folder)
  const compressed = new Map<string, Promise<CompressedText>>()
  const sendPage = async (request: FastifyRequest, reply: FastifyReply, status: number, html: string) => {
    const page = compressed.get(html) ?? compressText('text/html; charset=utf-8', html)
    compressed.set(html, page)
    return sendCompressed(request, reply.code(status), await page)
  }
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?')
    const isPage =
      web && (request.method === 'GET' || request.method === 'HEAD') && !/^\/(?:api|assets)(?:\/|$)/.test(path)
    if (!isPage) throw new ApiError('not_found')
    const plain = path.replace(/(?<=.)\/$/, '')
    if (isStudentPath(plain) && web.practice) return sendPage(request, reply, 200, web.practice)
    return sendPage(request, reply, isPagePath(plain) ? 200 : 404, web.html)
  })
}

// One wildcard route: a route for each of the hundreds of hashed files would slow down every start.
async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  const served = { index: false, cacheControl: false, decorateReply: false } as const
  await app.register(fastifyStatic, {
    ...served,
    root: folder,
    wildcard: false,
    globIgnore: ['assets/**'],
    setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
  })
  await app.register(fastifyStatic, {
    ...served,
    root: `${folder}assets/`,
    prefix: '/assets/',
    // Compressed by the build.
    preCompressed: true,
    dotfiles: 'ignore',
    setHeaders: (reply) => void reply.header('cache-control', `public, max-age=${yearInSeconds}, immutable`),
  })
}
