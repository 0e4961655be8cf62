import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { type InterfaceLanguage, interfaceLanguages } from '#contract/values/languages.ts'
import { formPolicy } from '#server/http/answer/headers.ts'
import { escapeHtml } from '#server/mail/escape.ts'

const style = `:root{color-scheme:light dark;font:16px/1.55 Inter,system-ui,sans-serif}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:light-dark(#f7f9fb,#0f0f11);color:light-dark(#111a28,#f0f0f1)}
main{width:100%;max-width:30rem;padding:32px;border:1px solid light-dark(#e1e5ec,#2c2c30);border-radius:14px;background:light-dark(#fff,#17171a);overflow-wrap:anywhere}
h1{font-size:1.375rem;line-height:1.3;margin:0 0 12px;text-wrap:balance}p{margin:0;color:light-dark(#4c5769,#acacb0)}form{margin:24px 0 0;display:flex;flex-wrap:wrap;gap:12px}
button{font:inherit;font-weight:600;min-height:44px;padding:9px 20px;border:1px solid transparent;border-radius:8px;background:#2467ea;color:#fff;cursor:pointer}
button.quiet{background:none;border-color:light-dark(#c9d0db,#47474d);color:inherit}button:focus-visible{outline:3px solid #8ab0fa;outline-offset:2px}
@media(max-width:480px){main{padding:24px 20px}button{width:100%}}`
const policy = formPolicy.replace(
  "style-src 'self'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
)

export interface FormAct {
  label: string
  value: string
  isQuiet?: boolean
}

interface FormPage {
  language: InterfaceLanguage
  title: string
  text: string
  acts?: readonly FormAct[]
}

function render({ language, title, text, acts = [] }: FormPage): string {
  const buttons = acts.map(
    ({ label, value, isQuiet }) =>
      `<button name="act" value="${escapeHtml(value)}"${isQuiet ? ' class="quiet"' : ''}>${escapeHtml(label)}</button>`,
  )
  const form = buttons.length > 0 ? `<form method="post">${buttons.join('')}</form>` : ''
  return `<!doctype html><html lang="${language === 'pt' ? 'pt-BR' : language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)} · Tertulia</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p role="status">${escapeHtml(text)}</p>${form}</main></body></html>`
}

/** A page without JavaScript, whose buttons post to its own address: GET changes nothing, because mail scanners follow links. */
export const sendFormPage = (reply: FastifyReply, status: 200 | 404, page: FormPage): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .send(render(page))

/** Which button was pressed; null for what a mail program posts for `List-Unsubscribe-Post` (RFC 8058). */
export function actOf({ body }: FastifyRequest): string | null {
  const fields = new URLSearchParams(body instanceof Uint8Array ? Buffer.from(body).toString() : '')
  return fields.get('act')
}

/** The language of a page whose link is not known: the reader's browser says which they read. */
export function languageOf({ headers }: FastifyRequest, fallback: InterfaceLanguage): InterfaceLanguage {
  const wanted =
    headers['accept-language'] === undefined ? [] : new Negotiator({ headers }).languages([...interfaceLanguages])
  return interfaceLanguages.find((language) => language === wanted[0]) ?? fallback
}

export const tokenIn = ({ params }: FastifyRequest): string =>
  typeof params === 'object' && params !== null && 'token' in params ? String(params.token) : ''
