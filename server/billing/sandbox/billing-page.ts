import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  listSandboxSchools,
  isInSandbox,
  advanceTime,
  type SandboxSchool,
} from '#server/billing/sandbox/clock.queries.ts'
import { nextEventAt } from '#server/billing/sandbox/due-events.ts'
import { syncSchool } from '#server/billing/sync.ts'
import { serveInDevelopment } from '#server/http/pages/development.ts'
import { formPolicy } from '#server/http/answer/headers.ts'
import { escapeHtml } from '#server/mail/escape.ts'
import type { Services } from '#server/services/services.ts'

const maxSchools = 50
const day = 24 * 3600
const timeSteps = [
  { label: 'To what comes next', seconds: null },
  { label: '1 day on', seconds: day },
  { label: '7 days on', seconds: 7 * day },
  { label: '31 days on', seconds: 31 * day },
] as const
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

const style = `:root{color-scheme:light dark;font:16px/1.55 system-ui,sans-serif;--line:color-mix(in srgb,currentColor 16%,transparent)}
*{box-sizing:border-box}body{margin:0 auto;max-width:48rem;padding:2rem 1rem;overflow-wrap:anywhere}h1{font-size:1.6rem;margin:0}
header p{margin:.25rem 0 1.5rem;opacity:.8}ol{list-style:none;margin:0;padding:0;display:grid;gap:1rem}
li{border:1px solid var(--line);border-radius:.75rem;padding:1rem 1.25rem}h2{font-size:1.05rem;line-height:1.4;margin:0}
p{margin:.25rem 0}form{display:flex;flex-wrap:wrap;gap:.5rem;margin-top:.75rem}
button{font:inherit;font-size:.875rem;padding:.35rem .75rem;border:1px solid var(--line);border-radius:.5rem;background:none;color:inherit;cursor:pointer}
button:hover{background:var(--line)}.empty{border:1px dashed var(--line);border-radius:.75rem;padding:2rem;text-align:center}`

const page = (body: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Test payments · Tertulia</title><link rel="stylesheet" href="/dev/billing.css"></head>
<body><header><h1>Test payments</h1><p>Without Stripe, payments are simulated. Here you can advance time for one school, so that trials end, subscriptions renew and payments fail.</p></header>
<main>${body}</main></body></html>`

const timeTag = (iso: string) => `<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`

function schoolItem({ school_id, name, state }: SandboxSchool): string {
  const { subscription } = state
  const next = nextEventAt(state)
  const summary = subscription
    ? `${subscription.tier}, ${subscription.status}${subscription.cancels ? ', cancelled' : ''}, ends ${timeTag(subscription.ends_at)}`
    : 'no subscription'
  const buttons = timeSteps.map(
    ({ label, seconds }) => `<button name="seconds" value="${seconds ?? ''}">${label}</button>`,
  )
  return `<li><h2>${escapeHtml(name)}</h2><p>${summary}</p><p>${next ? `Next: ${timeTag(next)}` : 'Nothing comes by itself.'}</p>
<form method="post" action="/dev/billing"><input type="hidden" name="school" value="${school_id}">${buttons.join('')}</form></li>`
}

export function serveBillingPage(app: FastifyInstance, services: Services): void {
  const { config, db, gateway } = services
  serveInDevelopment(app, config, '/dev/billing.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(style),
  )
  serveInDevelopment(app, config, '/dev/billing', async (_request, reply) => {
    const schools = gateway.name === 'sandbox' ? await listSandboxSchools(db, maxSchools) : []
    const body = schools.length
      ? `<ol>${schools.map(schoolItem).join('')}</ol>`
      : '<p class="empty">No school has a subscription in test mode.</p>'
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', formPolicy)
      .header('cache-control', 'no-store')
      .send(page(body))
  })
  serveInDevelopment(
    app,
    config,
    '/dev/billing',
    async (request, reply) => {
      const { school, seconds } = fieldsOf(request)
      const isKnown = gateway.name === 'sandbox' && uuid.test(school) && (await isInSandbox(db, school))
      if (!isKnown || !isFromThisPage(request) || !/^\d{0,9}$/.test(seconds)) return reply.callNotFound()
      await advanceTime(db, school, seconds === '' ? null : Number(seconds))
      await syncSchool(services, school)
      return reply.redirect('/dev/billing', 303)
    },
    'POST',
  )
}

function fieldsOf({ body }: FastifyRequest): { school: string; seconds: string } {
  const fields = new URLSearchParams(body instanceof Uint8Array ? Buffer.from(body).toString() : '')
  return { school: fields.get('school') ?? '', seconds: fields.get('seconds') ?? '' }
}

// CSRF: refuses cross-site forms. A request without either header is not from a browser.
const isFromThisPage = ({ headers }: FastifyRequest): boolean =>
  (headers['sec-fetch-site'] ?? (headers.origin === undefined ? 'same-origin' : 'cross-site')) === 'same-origin'
