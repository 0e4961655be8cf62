import type { Kysely } from 'kysely'
import { ApiError } from '#contract/errors.ts'
import { type InterfaceLanguage, localeOf } from '#contract/values/languages.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { findUser } from '#server/auth/users.queries.ts'
import { withSandboxState } from '#server/billing/sandbox/gateway.sandbox.ts'
import { invoiceFileName, invoiceWords } from '#server/billing/sandbox/invoice-words.ts'
import type { SandboxInvoice } from '#server/billing/sandbox/state.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { escapeHtml } from '#server/mail/escape.ts'
import { findSchool } from '#server/school/school.queries.ts'

const tierNames = { starter: 'Starter', plus: 'Plus', pro: 'Pro' } as const

const style = `:root{color-scheme:light;font:15px/1.6 Inter,system-ui,sans-serif;color:#111a28;background:#fff}
body{margin:0 auto;max-width:44rem;padding:3rem 1.5rem}header{display:flex;flex-wrap:wrap;justify-content:space-between;gap:1rem;align-items:baseline}
h1{font-size:1.75rem;margin:0}.brand{font-weight:600}dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1.5rem;margin:2rem 0}
dt,.note{color:#4c5769}dd{margin:0;overflow-wrap:anywhere}table{width:100%;border-collapse:collapse}th,td{padding:.6rem 0;text-align:start;border-bottom:1px solid #e1e5ec}
th{font-weight:500;color:#4c5769}th:last-child,td:last-child{text-align:end}.note{margin-top:2rem;border:1px solid #e1e5ec;border-radius:.75rem;padding:.75rem 1rem}`

export async function writeInvoice(
  db: Kysely<Tables>,
  account: Account,
  id: string,
  language: InterfaceLanguage,
): Promise<{ bytes: Uint8Array; name: string }> {
  const { school_id } = account
  const invoice = await withSandboxState(db, school_id, ({ invoices }) => invoices.find(({ ref }) => ref === id))
  if (!invoice) throw new ApiError('not_found')
  const { email, school } = await findUser(db, account)
  const { time_zone: timeZone } = await findSchool(db, school_id)
  const dates = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: timeZone ?? 'UTC' })
  const html = documentOf(invoice, { language, dates, to: [school.name, email] })
  return { bytes: Buffer.from(html), name: invoiceFileName(language, invoice.number) }
}

interface InvoiceFormat {
  language: InterfaceLanguage
  dates: Intl.DateTimeFormat
  to: readonly string[]
}

function documentOf(invoice: SandboxInvoice, { language, dates, to }: InvoiceFormat): string {
  const words = invoiceWords[language]
  const { number, at, status, tier, period_start_at, period_end_at } = invoice
  const period = dates.formatRange(new Date(period_start_at), new Date(period_end_at))
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${words.title} ${number} · Tertulia</title><style>${style}</style></head><body>
<header><h1>${words.title}</h1><span class="brand">Tertulia</span></header>
<dl><dt>${words.number}</dt><dd>${number}</dd><dt>${words.date}</dt><dd>${dates.format(new Date(at))}</dd>
<dt>${words.to}</dt><dd>${to.map(escapeHtml).join('<br>')}</dd></dl>
<table><thead><tr><th>${words.what}</th><th>${words.period}</th><th>${words.amount}</th></tr></thead>
<tbody><tr><td>${words.plan(tierNames[tier])}</td><td>${period}</td><td>${words.nothing}</td></tr></tbody></table>
<p><strong>${words.status[status]}</strong></p><p class="note">${words.note}</p></body></html>`
}
