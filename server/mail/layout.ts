import type { InterfaceLanguage } from '#contract/values/languages.ts'
import { escapeHtml } from '#server/mail/escape.ts'
import { cids } from '#server/mail/pictures.ts'

export interface MailParts {
  language: InterfaceLanguage
  subject: string
  preview: string
  school: string
  hasLogo: boolean
  title: string
  before: readonly string[]
  button: string
  /** The button is no invitation: it stops these mails. */
  isQuiet: boolean
  link: string
  copyLink: string
  after: readonly string[]
  footer: string
  choices: readonly { label: string; link: string }[]
}

const darkStyle = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.canvas{background:#0f0f11!important}.card{background:#17171a!important;border-color:#2c2c30!important}
.text{color:#f0f0f1!important}.muted{color:#acacb0!important}.link{color:#8ab0fa!important}.line{border-color:#2c2c30!important}}
@media (max-width:480px){.card{padding:24px 20px!important}}`

const font = "font-family:Inter,-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'
const breaks = 'overflow-wrap:anywhere;word-break:break-word'
// Fills the inbox preview, so that it doesn't show the letter's text.
const filler = '&#847;&zwnj;&nbsp;'.repeat(60)

const picture = (cid: string, side: number, style: string) =>
  `<img src="cid:${cid}" width="${side}" height="${side}" alt="" style="display:block;width:${side}px;height:${side}px;border:0;${style}">`

function head({ hasLogo, school }: MailParts): string {
  const image = hasLogo ? picture(cids.logo, 56, 'border-radius:12px') : picture(cids.mark, 32, '')
  return `<table ${table}><tr><td style="vertical-align:middle">${image}</td>
<td class="text" style="vertical-align:middle;padding-inline-start:12px;${font};font-size:17px;line-height:24px;font-weight:600;color:#111a28;${breaks}">${escapeHtml(hasLogo ? school : 'Tertulia')}</td></tr></table>`
}

// Keeps "e-mail" on one line.
const sentence = (text: string) =>
  escapeHtml(text).replace(/\be-mail\b/gi, '<span style="white-space:nowrap">$&</span>')
const paragraph = (text: string) =>
  `<p class="text" style="margin:0 0 16px;${font};font-size:16px;line-height:25px;color:#111a28;${breaks}">${sentence(text)}</p>`
const aside = (text: string) =>
  `<p class="muted" style="margin:0 0 8px;${font};font-size:14px;line-height:21px;color:#4c5769;${breaks}">${sentence(text)}</p>`

const loud = {
  cell: 'background:#2467ea',
  text: 'border:1px solid #2467ea;padding:12px 22px;font-size:16px;line-height:22px;font-weight:600;color:#ffffff',
}
const quiet = {
  cell: 'border:1px solid #c3cad6',
  text: 'padding:8px 16px;font-size:14px;line-height:20px;font-weight:500;color:#1d56c9',
}

function button({ link, button: label, isQuiet }: MailParts): string {
  const { cell, text } = isQuiet ? quiet : loud
  return `<table ${table} style="margin:24px 0"><tr>
<td class="line" style="border-radius:8px;${cell}"><a${isQuiet ? ' class="link"' : ''} href="${escapeHtml(link)}" style="display:inline-block;border-radius:8px;${font};${text};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`
}

function card(parts: MailParts): string {
  const { title, before, after, copyLink, link } = parts
  return `<h1 class="text" style="margin:0 0 16px;${font};font-size:23px;line-height:30px;font-weight:650;color:#111a28;text-wrap:balance;${breaks}">${sentence(title)}</h1>
${before.map(paragraph).join('\n')}
${button(parts)}
${after.map(aside).join('\n')}
<div class="line" style="margin:20px 0 0;border-top:1px solid #e1e5ec;padding-top:16px">${aside(copyLink)}
<p style="margin:0;${font};font-size:14px;line-height:21px;overflow-wrap:anywhere;word-break:break-all"><a class="link" href="${escapeHtml(link)}" style="color:#1d56c9">${escapeHtml(link)}</a></p></div>`
}

const choice = ({ label, link }: { label: string; link: string }) =>
  `<br>${sentence(label)} <a class="link" href="${escapeHtml(link)}" style="color:#1d56c9">${escapeHtml(link)}</a>`

function footer({ hasLogo, footer: text, choices }: MailParts): string {
  const mark = hasLogo
    ? `<td style="vertical-align:top;padding-inline-end:10px">${picture(cids.mark, 20, '')}</td>`
    : ''
  return `<table ${table}><tr>${mark}<td class="muted" style="vertical-align:top;${font};font-size:13px;line-height:20px;color:#4c5769;${breaks}">${escapeHtml(text)}${choices.map(choice).join('')}</td></tr></table>`
}

export const renderHtml = (parts: MailParts): string => `<!doctype html>
<html lang="${parts.language === 'pt' ? 'pt-BR' : parts.language}" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no">
<title>${escapeHtml(parts.subject)}</title><style>${darkStyle}</style></head>
<body class="canvas" style="margin:0;padding:0;background:#f7f9fb;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;max-width:0;overflow:hidden;mso-hide:all">${escapeHtml(parts.preview)}${filler}</div>
<table ${table} width="100%" class="canvas" style="background:#f7f9fb"><tr><td align="center" style="padding:32px 12px">
<table ${table} width="100%" style="width:100%;max-width:560px;text-align:start">
<tr><td style="padding:0 8px 20px">${head(parts)}</td></tr>
<tr><td class="card" style="background:#ffffff;border:1px solid #e1e5ec;border-radius:14px;padding:32px">
${card(parts)}</td></tr>
<tr><td style="padding:20px 8px 0">${footer(parts)}</td></tr>
</table></td></tr></table></body></html>
`
