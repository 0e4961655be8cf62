import type { FastifyInstance } from 'fastify'
import { serveInDevelopment } from '#server/http/pages/development.ts'
import { docsPolicy } from '#server/http/answer/headers.ts'
import { escapeHtml } from '#server/mail/escape.ts'
import { type StoredMail, listMails, readMail } from '#server/mail/sending/mail-folder.ts'
import type { Services } from '#server/services/services.ts'

const maxMails = 100
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const mailPolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:"

const style = `:root{color-scheme:light dark;font:16px/1.55 system-ui,sans-serif;--line:color-mix(in srgb,currentColor 16%,transparent)}
*{box-sizing:border-box}body{margin:0 auto;max-width:48rem;padding:2rem 1rem;overflow-wrap:anywhere}h1{font-size:1.6rem;margin:0}
a{color:light-dark(#1d56c9,#8ab0fa)}header p{margin:.25rem 0 1.5rem;opacity:.8}ol{list-style:none;margin:0;padding:0;display:grid;gap:1rem}
li{border:1px solid var(--line);border-radius:.75rem;padding:1rem 1.25rem}h2{font-size:1.05rem;line-height:1.4;margin:0}
.about{display:flex;flex-wrap:wrap;gap:.15rem 1rem;margin:.25rem 0 0;font-size:.875rem}.about span{opacity:.8}
pre{margin:.75rem 0 0;border-top:1px solid var(--line);padding-top:.75rem;font:inherit;font-size:.9375rem;white-space:pre-wrap}
.empty{border:1px dashed var(--line);border-radius:.75rem;padding:2rem;text-align:center}`

const document = (body: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Emails · Tertulia</title><link rel="stylesheet" href="/dev/mail.css"></head>
<body><header><h1>Emails</h1><p>While SMTP_URL is not set, emails are written to the data folder and shown here, on this machine only.</p></header>
<main>${body}</main></body></html>`

const withLinks = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/[^\s<>"]+/g, (address) => `<a href="${address}">${address}</a>`)

function entry({ id, school, at, to, language, subject, text }: StoredMail): string {
  const time = `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`
  return `<li><h2 lang="${language}">${escapeHtml(subject)}</h2>
<p class="about"><time datetime="${at.toISOString()}">${time}</time><span>to ${escapeHtml(to)}</span><a href="/dev/mail/${school}/${id}">HTML</a></p>
<pre lang="${language}">${withLinks(text)}</pre></li>`
}

const list = (mails: readonly StoredMail[]) =>
  mails.length ? `<ol>${mails.map(entry).join('')}</ol>` : '<p class="empty">No emails yet.</p>'

function withPictures({ html, pictures }: StoredMail): string {
  return html.replace(/cid:([\w@.-]+)/g, (match, cid: string) => {
    const picture = pictures.find((one) => one.cid === cid)
    return picture ? `data:${picture.media_type};base64,${picture.base64}` : match
  })
}

function mailRefOf(params: unknown): { school: string; id: string } | undefined {
  const [school, id] = ['school', 'id'].map((name) => Reflect.get(Object(params), name))
  const isUuid = (part: unknown): part is string => typeof part === 'string' && uuid.test(part)
  return (isUuid(school) || school === 'nobody') && isUuid(id) ? { school, id } : undefined
}

export function serveMailPage(app: FastifyInstance, { config }: Pick<Services, 'config'>): void {
  const { dataDir } = config
  serveInDevelopment(app, config, '/dev/mail.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(style),
  )
  serveInDevelopment(app, config, '/dev/mail', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', docsPolicy)
      .header('cache-control', 'no-store')
      .send(document(list(await listMails(dataDir, maxMails)))),
  )
  serveInDevelopment(app, config, '/dev/mail/:school/:id', async ({ params }, reply) => {
    const mailRef = mailRefOf(params)
    const mail = mailRef && (await readMail(dataDir, mailRef))
    if (!mail) return reply.callNotFound()
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', mailPolicy)
      .header('cache-control', 'no-store')
      .send(withPictures(mail))
  })
}
